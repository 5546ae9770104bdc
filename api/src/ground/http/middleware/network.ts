import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** Return an address for counting. Of IPv6, one subscriber has all addresses with the same first 64 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [last, first] = [groups.pop() ?? 0, groups.pop() ?? 0];
  const isMapped = groups.every((group, index) => group === (index === 5 ? 0xffff : 0));
  if (isMapped) return [first >> 8, first & 0xff, last >> 8, last & 0xff].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const host = URL.parse(`http://[${address.replace(/%.*/, '')}]`)?.hostname.slice(1, -1) ?? '';
  const [before = [], after = []] = host.split('::').map((side) =>
    side
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16)),
  );
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}
