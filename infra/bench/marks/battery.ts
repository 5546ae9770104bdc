import { join } from 'node:path';
import { execa } from 'execa';
import { type Figure, middle } from '../../checks/e2e/budgets/figure.ts';
import { type Lifetime, ROOT, say } from '../../lib/index.ts';

type Finding = {
  kind: 'attack' | 'corners' | 'averaged' | 'distance' | 'embedding' | 'signs' | 'scoring';
  picture: string;
  size: number;
  attack: string;
  z: number;
  innocent: number;
  decibels: number;
  ms: number;
};

/** A trace names an account if its score is at least this many standard deviations above chance. */
const NAMED = 7;
const PROBABLE = 5.5;

/** Run nine pictures in two sizes through each attack, against 10,000 innocent accounts. */
export async function measureBattery(lifetime: Lifetime): Promise<Figure[]> {
  const findings: Finding[] = [];
  const battery = execa(process.execPath, ['test/marks/run-battery.ts'], { cwd: join(ROOT, 'api') });
  await lifetime.onEnd(() => void battery.kill());
  for await (const line of battery) {
    const finding = JSON.parse(line) as Finding;
    findings.push(finding);
    if (finding.z < NAMED) say(`  missed: ${wordsOf(finding)}, z ${finding.z.toFixed(1)}`);
  }
  const of = (...kinds: Finding['kind'][]) => findings.filter(({ kind }) => kinds.includes(kind));
  say(['', ...tableOfAttacks(of('attack', 'corners', 'averaged'))].join('\n'));
  return [
    { name: 'attacked copies named', ...namedOf(of('attack')), atLeast: 95 },
    { name: 'photos of a screen named, corners up to 1 % off', ...namedOf(of('corners')), atLeast: 100 },
    { name: 'averages of eight copies named', ...namedOf(of('averaged')), atLeast: 100 },
    { name: 'best of all innocent accounts', value: bestInnocent(findings), unit: 'z', atMost: PROBABLE },
    { name: 'mark below the picture, least', value: nearest(of('distance')), unit: 'dB', atLeast: 41 },
    timeOf('embed, 1080 px', of('embedding'), 35, 1080),
    timeOf('embed, 480 px', of('embedding'), 7, 480),
    timeOf('signs of 10,000 accounts', of('signs'), 1000),
    timeOf('score 10,000 accounts in both sizes, with new signs', of('scoring'), 1000),
    timeOf('read a suspect picture, score 10,000', of('attack'), 2000),
  ];
}

const wordsOf = ({ picture, size, attack }: Finding) => `${picture}, ${size} px: ${attack}`;
const isNamed = ({ z }: Finding) => z >= NAMED;

function namedOf(findings: Finding[]): Pick<Figure, 'value' | 'unit'> {
  return { value: (100 * findings.filter(isNamed).length) / findings.length, unit: '%' };
}

const bestInnocent = (findings: Finding[]) =>
  Math.max(...findings.flatMap(({ innocent }) => (innocent === undefined ? [] : [innocent])));

const nearest = (findings: Finding[]) => Math.min(...findings.map(({ decibels }) => decibels));

function timeOf(name: string, findings: Finding[], atMost: number, size?: number): Figure {
  const times = findings.filter((finding) => size === undefined || finding.size === size);
  return { name: `${name}, CPU`, value: middle(times.map(({ ms }) => ms)), unit: 'ms', atMost };
}

function tableOfAttacks(findings: Finding[]): string[] {
  const attacks = [...new Set(findings.map(({ attack }) => attack))];
  return attacks.map((attack) => {
    const scores = findings.filter((finding) => finding.attack === attack).map(({ z }) => z);
    const [least, usual] = [Math.min(...scores), middle(scores)];
    return `  ${attack.padEnd(50)} z ${least.toFixed(1).padStart(5)} at least, ${usual.toFixed(1)} in the middle`;
  });
}
