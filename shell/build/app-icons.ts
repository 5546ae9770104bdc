import { Compilation, sources, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { BRAND } from '@pehchan/kit/theme/palette';
import sharp from 'sharp';
import { LETTERS } from '../src/layout/letters.ts';

const SIZES = [192, 512];
const iconName = (size: number) => `icon-${size}.png`;

/** Language of the installed application's name and icon, which do not follow the user's language. */
const LANGUAGE = 'hi';

const MANIFEST = {
  name: 'पहचान · Pehchan',
  short_name: 'पहचान',
  lang: LANGUAGE,
  start_url: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: BRAND.brand,
  icons: SIZES.map((size) => ({
    src: `/${iconName(size)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** The icon's letter is on a full square of colour, because each phone cuts icons to its own shape. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${BRAND.brand}"/><path d="${LETTERS[LANGUAGE]}" fill="none" stroke="${BRAND.onBrand}" stroke-width="3"/></svg>`;

export class AppIcons implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AppIcons', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'AppIcons', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          compilation.emitAsset('app.webmanifest', new sources.RawSource(JSON.stringify(MANIFEST)));
          for (const size of SIZES) {
            const picture = await sharp(Buffer.from(ICON), { density: 72 * 16 })
              .resize(size)
              .png()
              .toBuffer();
            compilation.emitAsset(iconName(size), new sources.RawSource(picture));
          }
        },
      );
    });
  }
}
