import { expect, test } from 'vitest';
import { heightCmOf } from '../../../src/ground/lists/height-cm.ts';

test.each([
  [160, [`5'3"`, `5'3`, `5' 3"`, '5’3”', '5′3″', "5''3", '5 ft 3 in', '5ft3in', '5 feet 3 inches', '5 Ft. 3 In.']],
  [160, ['5.3', "5.3'", '5-3', '5,3', '5 3', '5.3 ft', '५.३', '५ फीट ३ इंच', '5 फुट 3 इंच', `५'३"`, 'Height: 5.3']],
  [160, ['160 cm', '160cm', '160', '160 CMS', '१६० सेमी', '1.60 m', '63 inch']],
  [178, ['5.10', `5'10"`, "5'10''", '5 feet 10 inches', '5´10´´', '5 fut 10 inch', `5' -10"`, `5'10" (178 cm)`, '1.78']],
  [180, ['5.11 feet', `5'11`]],
  [152, ['5 ft', '5feet', '५ फ़ीट', "5'"]],
])('%s cm is read from %o', (cm, texts) => {
  expect(texts.map((text) => [text, heightCmOf(text)])).toEqual(texts.map((text) => [text, cm]));
}); // prettier-ignore

test.each(['', ' ', 'tall', '5.75', `5'13"`, '53', '16', '260', '90 cm', '9 ft', '-', 'NA', '5.3.1', '1600'])(
  'no height is read from %j',
  (text) => {
    expect(heightCmOf(text)).toBeNull();
  },
);
