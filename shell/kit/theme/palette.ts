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
  /** Colour of links and of quiet actions. In the dark theme it is softer than the one filled button. */
  link: string;
  /** The colour of what is new. */
  festive: string;
  onFestive: string;
  /** Soft grounds of notes and tags, on which `success`, `warning` and `danger` can be read. */
  successSoft: string;
  warningSoft: string;
  dangerSoft: string;
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
    link: '#8f2d14',
    festive: '#f4b23c',
    onFestive: '#2a1d16',
    successSoft: '#e3f1ec',
    warningSoft: '#fdf0d3',
    dangerSoft: '#fbe8e5',
    success: '#0b6454',
    warning: '#855000',
    danger: '#b3261e',
    second: '#2b6f9e',
  },
  dark: {
    primary: '#f0a070',
    onPrimary: '#2b1208',
    background: '#15110e',
    surface: '#211b17',
    raised: '#2f2721',
    text: '#f5ebe3',
    muted: '#c2b0a3',
    border: '#4a3d34',
    controlBorder: '#927e6f',
    link: '#f0c9ac',
    festive: '#f2b84b',
    onFestive: '#2a1d16',
    successSoft: '#173029',
    warningSoft: '#35290f',
    dangerSoft: '#3a1e1a',
    success: '#7fd0ba',
    warning: '#f0c27a',
    danger: '#ff9a90',
    second: '#86c5ee',
  },
};

/** The product's own colours, the same in both themes: the logo and the panel of the sign-in page. */
export const BRAND = { brand: palettes.light.primary, brandDeep: '#5a1a0b', onBrand: '#ffffff' };

const SHADES = { scrim: 'rgb(0 0 0 / 50%)', shadow: 'rgb(0 0 0 / 20%)' };

/** The shadow of cards, which replaces their border. On a dark page a lighter surface shows the card. */
const SOFT = { light: '0 1px 3px rgb(42 29 22 / 8%)', dark: '0 1px 3px rgb(0 0 0 / 40%)' };

/** Sizes follow the letters of the browser, so that large letters enlarge all of them. */
const SCALE = {
  textLabel: '0.875rem',
  textBase: '1rem',
  textFact: '1.125rem',
  textName: '1.375rem',
  textTitle: '1.75rem',
  regular: '400',
  strong: '600',
  bold: '700',
  space1: '0.25rem',
  space2: '0.5rem',
  space3: '0.75rem',
  space4: '1rem',
  space5: '1.5rem',
  radiusPill: '999px',
};

/** CSS layers, independent of the order in which style sheets load. A later layer overrides earlier ones. */
const LAYERS = ['base', 'antd', 'kit', 'shell', 'remote'];

export const RADIUS = 12;
/** The radius of cards and other large surfaces, in pixels. */
export const RADIUS_CARD = 16;
/** Smallest touch target, in pixels. */
export const TOUCH = 48;
/** The size of a screen's main action, in pixels. */
export const TOUCH_MAIN = 56;
export const FONT_FAMILY = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";

const variables = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name.replace(/[A-Z\d]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** Return the colours as custom properties. Without a chosen theme the device's preference applies. */
export function paletteCss(): string {
  const light = `${variables(palettes.light)};--soft:${SOFT.light};color-scheme:light`;
  const dark = `${variables(palettes.dark)};--soft:${SOFT.dark};color-scheme:dark`;
  const still = `${variables(SCALE)};${variables(BRAND)}`;
  return [
    `@layer ${LAYERS.join(',')};`,
    `:root{--radius:${RADIUS}px;--radius-card:${RADIUS_CARD}px;--touch:${TOUCH}px;--touch-main:${TOUCH_MAIN}px;--font:${FONT_FAMILY};${still};${light}}`,
    // In older browsers ::backdrop inherits no variables.
    `:root,::backdrop{${variables(SHADES)}}`,
    // Print with the colours for white paper in every theme.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
  ].join('\n');
}
