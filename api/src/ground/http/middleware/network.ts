import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * Whose an address is, for counting: of IPv6 the first 64 bits, since whoever has one such address has all
 * that begin alike; of IPv4 the address, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [last, first] = [groups.pop() ?? 0, groups.pop() ?? 0];
  const isMapped = groups.every((group, index) => group === (index === 5 ? 0xffff : 0));
  if (isMapped) return [first >> 8, first & 0xff, last >> 8, last & 0xff].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The eight numbers of an address. A URL's host is the address as everybody has to write it: hexadecimal, in
 * lower case.
 */
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
