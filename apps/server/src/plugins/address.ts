import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The subject that attempts from an IP address are counted against: an IPv4 address itself, or the /64 of an IPv6 address, since one
 * customer has all of its addresses. An IPv4-mapped IPv6 address counts as the IPv4 address. Any other text stands for itself.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The first 24 bits of an IPv4 address or the first 48 of an IPv6 address: they identify a campus or a provider, not a person. */
export function prefixOf(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups !== 'string') return `${groups.slice(0, 3).join(':')}::/48`;
  return isIPv4(groups) ? `${groups.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
}

/** The eight groups of an IPv6 address. For an IPv4 address or any other text, the text itself. */
function groupsOf(address: string): readonly string[] | string {
  const [withoutZone = ''] = address.split('%', 1);
  if (isIPv4(withoutZone) || !isIPv6(withoutZone)) return withoutZone;
  // The URL parser normalizes the address: lower case, no leading zeros, the longest run of zeros as '::'.
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
