/** All colours of the product. antd's theme and the CSS variables are both made from them. */

export type Palette = {
  primary: string;
  onPrimary: string;
  background: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  border: string;
  /** Colour of the border of inputs and buttons. At least 3:1 on every background, for use in sunlight. */
  controlBorder: string;
  success: string;
  warning: string;
  danger: string;
  /** The second colour of charts, which colour-blind viewers can distinguish from the first. */
  second: string;
};

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    primary: '#8f2d14',
    onPrimary: '#ffffff',
    background: '#fbf6f0',
    surface: '#ffffff',
    raised: '#f6ece1',
    text: '#2a1d16',
    muted: '#6b574b',
    border: '#dccbbb',
    controlBorder: '#877060',
    success: '#236b35',
    warning: '#8a5200',
    danger: '#b3261e',
    second: '#2b6f9e',
  },
  dark: {
    primary: '#f0a070',
    onPrimary: '#2b1208',
    background: '#15110e',
    surface: '#211b17',
    raised: '#2d2520',
    text: '#f5ebe3',
    muted: '#c2b0a3',
    border: '#4a3d34',
    controlBorder: '#927e6f',
    success: '#7fcf92',
    warning: '#f0b860',
    danger: '#ff9a90',
    second: '#86c5ee',
  },
};

/** The product's own colours, the same in both themes: the logo and the panel of the sign-in page. */
export const BRAND = { brand: palettes.light.primary, brandDeep: '#5a1a0b', onBrand: '#ffffff' };

const SHADES = { scrim: 'rgb(0 0 0 / 50%)', shadow: 'rgb(0 0 0 / 20%)' };

/** CSS layers, independent of the order in which style sheets load. A later layer overrides earlier ones. */
const LAYERS = ['base', 'antd', 'kit', 'shell', 'remote'];

export const RADIUS = 10;
/** Smallest touch target, in pixels. */
export const TOUCH = 48;
/** The size of a screen's main action, in pixels. */
export const TOUCH_MAIN = 56;
export const FONT_FAMILY = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";

const variables = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** Return the colours as custom properties. Without a chosen theme the device's preference applies. */
export function paletteCss(): string {
  const light = `${variables(palettes.light)};color-scheme:light`;
  const dark = `${variables(palettes.dark)};color-scheme:dark`;
  const still = variables(BRAND);
  return [
    `@layer ${LAYERS.join(',')};`,
    `:root{--radius:${RADIUS}px;--touch:${TOUCH}px;--touch-main:${TOUCH_MAIN}px;--font:${FONT_FAMILY};${still};${light}}`,
    // In older browsers ::backdrop inherits no variables.
    `:root,::backdrop{${variables(SHADES)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
  ].join('\n');
}
