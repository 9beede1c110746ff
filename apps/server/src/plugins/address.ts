import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * Whom attempts from an address are counted against: an IPv4 address by itself, an IPv6 address by its /64, of which one
 * customer has every address. An IPv4 address that is written as IPv6 counts as what it is. Anything else stands for itself.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 address: a campus or a provider, and not a person. */
export function prefixOf(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups !== 'string') return `${groups.slice(0, 3).join(':')}::/48`;
  return isIPv4(groups) ? `${groups.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
}

/** The eight groups of an IPv6 address; of an IPv4 address, or of what is none, the text. */
function groupsOf(address: string): readonly string[] | string {
  const [withoutZone = ''] = address.split('%', 1);
  if (isIPv4(withoutZone) || !isIPv6(withoutZone)) return withoutZone;
  // The platform's own parser writes every address in one way only: lower case, no leading zeros, the longest run of zeros as '::'.
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped) return toIpv4(`${mapped[1]}`, `${mapped[2]}`);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

function toIpv4(high: string, low: string): string {
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}
