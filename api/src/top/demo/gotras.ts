import { DEMO_ADMIN_PHONE } from '@pehchan/operating';
import { type Random, seededRandom } from './random.ts';

/** Gotras of one community, with the number of families out of about a hundred that have each. */
const GOTRAS: readonly (readonly [string, number])[] = [
  ['SOLANKI', 13], ['GEHLOT', 11], ['PARMAR', 10], ['CHOUHAN', 9], ['BHATI', 8], ['PARIHAR', 7], ['SANKHLA', 6],
  ['TAK', 5], ['DEORA', 5], ['RATHORE', 4], ['KACHHWAHA', 4], ['TANWAR', 3], ['SUNDESHA', 3], ['BORANA', 2],
  ['MAKWANA', 2], ['CHAVDA', 2], ['VAGHELA', 1], ['SISODIA', 1], ['GAUR', 1], ['KATARIA', 1], ['TUNWAL', 1],
  ['DAGDI', 1], ['MEWARA', 1], ['INDA', 1],
]; // prettier-ignore

const NAMES = GOTRAS.flatMap(([name, families]) => Array.from({ length: families }, () => name));
const SEED = 53;

/** The number of the demo's rejected sign-in. Its form still lacks the gotra. */
export const WITHOUT_GOTRA = '9000000004';
const UNKNOWN = 'NA';

type Family = { fullName: string; phone: string };

/** Return the four gotras of a family's candidates, all different: a family marries outside its gotras. */
export function gotrasOf({ fullName, phone }: Family) {
  const random = seededRandom(SEED * (Number(phone) - Number(DEMO_ADMIN_PHONE) + 1));
  const surname = fullName.split(' ')[1] ?? '';
  const own = NAMES.includes(surname) ? surname : random.pick(NAMES);
  const gotra = phone === WITHOUT_GOTRA ? UNKNOWN : own;
  const known = Number(phone.slice(-4)) % 3 !== 0;
  const used = [own];
  const next = () => (known ? otherThan(used, random) : '');
  return { gotra, motherGotra: next(), fatherMotherGotra: next(), motherMotherGotra: next() };
}

function otherThan(used: string[], random: Random): string {
  const other = random.pick(NAMES.filter((name) => !used.includes(name)));
  used.push(other);
  return other;
}
