/** Version of what the kit lends. A remote states the caret range it was built against; see the architecture page. */
export const KIT_VERSION = '1.1.0';
