import type { Gender } from '@pehchan/contract/biodata';
import { PHOTO_SIZES } from '@pehchan/contract/photo-values';
import { type Random, seededRandom } from './random.ts';

const GROUNDS = ['#cfe3d4', '#f3d9c6', '#d6dcf0', '#f0dfe8', '#e6e2c8', '#cfe4ea', '#eadccb'] as const;
const SKINS = ['#f1c9a5', '#e0ac7e', '#c98d5e', '#b0754a', '#8f5b38'] as const;
const HAIRS = ['#1d1715', '#2a1f1a', '#3a2a20'] as const;
const CLOTHS = [
  '#a8324a',
  '#1f6f78',
  '#c8791b',
  '#4a4e9b',
  '#5c7a29',
  '#8b3f8c',
  '#b5482a',
  '#2f5d8a',
  '#d3a437',
] as const;
const GOLD = '#e2b13c';

/** Draw an invented face, always the same one for the same seed. */
export function portrait(seed: number, gender: Gender): string {
  const random = seededRandom(seed * 7919 + 17);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const cloth = random.pick(CLOTHS);
  const trim = random.pick(CLOTHS);
  const head = gender === 'FEMALE' ? woman(random, hair, cloth, trim) : man(random, hair, cloth, trim);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO_SIZES.card}" height="${PHOTO_SIZES.card}" viewBox="0 0 240 240">
    <rect width="240" height="240" fill="${random.pick(GROUNDS)}"/>
    ${head.behind}
    <path d="M30 240c4-46 36-62 66-66h48c30 4 62 20 66 66z" fill="${cloth}"/>
    <path d="M102 150h36v28c0 14-36 14-36 0z" fill="${skin}"/>
    ${head.dress}
    <ellipse cx="76" cy="112" rx="8" ry="12" fill="${skin}"/><ellipse cx="164" cy="112" rx="8" ry="12" fill="${skin}"/>
    <ellipse cx="120" cy="108" rx="45" ry="55" fill="${skin}"/>
    ${face(random, hair)}
    ${head.front}
  </svg>`;
}

function face(random: Random, hair: string): string {
  const brow = 92 + random.below(4);
  const smile = 8 + random.below(8);
  const glasses = random.chance(0.2)
    ? `<g fill="none" stroke="#444" stroke-width="2.5"><circle cx="102" cy="106" r="13"/><circle cx="138" cy="106" r="13"/><path d="M115 106h10"/></g>`
    : '';
  return `<g fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round">
      <path d="M92 ${brow}q10-6 20-1M128 ${brow - 1}q10-5 20 1"/></g>
    <g fill="#fff"><ellipse cx="102" cy="106" rx="8" ry="6"/><ellipse cx="138" cy="106" rx="8" ry="6"/></g>
    <g fill="#2b1b14"><circle cx="102" cy="106" r="4.5"/><circle cx="138" cy="106" r="4.5"/></g>
    <path d="M120 110q-6 16 3 17" fill="none" stroke="#0003" stroke-width="3" stroke-linecap="round"/>
    <path d="M104 140q16 ${smile} 32 0q-16 ${smile * 2} -32 0z" fill="#b5484a"/>${glasses}`;
}

type Head = { behind: string; dress: string; front: string };

function woman(random: Random, hair: string, cloth: string, trim: string): Head {
  const long = `<path d="M66 104c-6-80 114-80 108 0c2 44 8 70 14 96H52c6-26 12-52 14-96z" fill="${hair}"/>`;
  const bun = `<circle cx="120" cy="42" r="22" fill="${hair}"/><path d="M68 112c-8-84 112-84 104 0z" fill="${hair}"/>`;
  const scarf = `<path d="M58 128c-10-104 134-104 124 0c4 40 22 70 28 112H30c6-42 24-72 28-112z" fill="${cloth}"/>
    <path d="M58 128c-10-104 134-104 124 0" fill="none" stroke="${GOLD}" stroke-width="5"/>`;
  const parting = `<path d="M74 104c0-62 92-62 92 0c-10-24-30-38-46-44c-16 6-36 20-46 44z" fill="${hair}"/>`;
  return {
    behind: random.pick([long, bun, scarf]),
    dress: `<path d="M60 190c30 6 60 20 84 50h40c-20-40-60-66-110-58z" fill="${trim}"/>
      <path d="M100 172q20 30 40 0" fill="none" stroke="${GOLD}" stroke-width="4"/>`,
    front: `${parting}<circle cx="120" cy="84" r="3.5" fill="#a31c2e"/>
      <g fill="${GOLD}"><circle cx="75" cy="126" r="4.5"/><circle cx="165" cy="126" r="4.5"/></g>`,
  };
}

function man(random: Random, hair: string, cloth: string, trim: string): Head {
  const short = `<path d="M73 102c-6-66 100-66 94 0c-4-18-10-28-18-34c-20 8-44 6-58 0c-8 6-14 16-18 34z" fill="${hair}"/>`;
  const side = `<path d="M73 104c-10-70 108-72 94 0c-2-16-8-26-14-32c-26 2-48-4-60-14c-6 12-16 22-20 46z" fill="${hair}"/>`;
  const turban = `<path d="M66 92c-4-62 112-62 108 0c-30-16-78-16-108 0z" fill="${trim}"/>
    <path d="M70 78q50-34 100-6M68 88q54-30 104-4" fill="none" stroke="#0002" stroke-width="4"/>
    <circle cx="120" cy="58" r="5" fill="${GOLD}"/>`;
  const moustache = `<path d="M100 135q10-8 20-2q10-6 20 2q-10 4-20 0q-10 4-20 0z" fill="${hair}"/>`;
  const beard = `<path d="M76 118c2 60 86 60 88 0c-4 16-10 20-20 18q-24-10-48 0c-10 2-16-2-20-18z" fill="${hair}"/>
    <path d="M106 142q14 8 28 0" fill="none" stroke="#b5484a" stroke-width="4" stroke-linecap="round"/>`;
  return {
    behind: '',
    dress: `<path d="M98 172l22 22 22-22 10 6-26 34h-12l-26-34z" fill="${trim}"/>
      <path d="M120 206v34" stroke="#0003" stroke-width="3"/><circle cx="120" cy="220" r="3" fill="${GOLD}"/>`,
    front:
      random.pick([short, side, turban, short, side]) + random.pick(['', moustache, beard, '', moustache]),
  };
}
