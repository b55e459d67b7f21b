import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/**
 * Makes what tells the address that a request comes from, as limits count it.
 *
 * `X-Forwarded-For` is believed of the proxies in `trusted` alone, from the last of them back to the
 * first address that is none: what a visitor writes into it changes nothing. These are addresses,
 * subnets or `loopback`, `linklocal` and `uniquelocal`, parted by commas; a wrong one throws.
 *
 * Whoever has one address of IPv6 has all 2^64 of its network, so that these count as one.
 */
export function addressBy(trusted = ''): (incoming: IncomingMessage | undefined) => string {
  const names = trusted.split(',').flatMap(name => name.trim() || [])
  const isTrusted = proxyaddr.compile(names)
  return incoming => {
    const address = incoming && proxyaddr(incoming, isTrusted)
    if (!address || !ipaddr.isValid(address)) return address ?? 'local'
    const parsed = ipaddr.process(address)
    if (parsed.kind() === 'ipv4') return parsed.toString()
    return `${(parsed as ipaddr.IPv6).parts
      .slice(0, 4)
      .map(part => part.toString(16))
      .join(':')}::/64`
  }
}
