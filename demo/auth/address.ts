import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/**
 * Makes what tells the address that a request comes from, as limits count it.
 *
 * `X-Forwarded-For` is believed of the proxies in `trusted` alone, from the last of them back to the
 * first address that is none: what a visitor writes into it changes nothing. These are addresses,
 * subnets or `loopback`, `linklocal` and `uniquelocal`, parted by commas; a wrong one throws, and so does
 * a number of proxies, which would pass for an address. Some proxies write a port, which is left out.
 *
 * Whoever has one address of IPv6 has those of a whole network, mostly of 256 times 2^64: these count as one.
 */
export function addressBy(trusted = ''): (incoming: IncomingMessage | undefined) => string {
  const names = trusted.split(',').flatMap(name => name.trim() || [])
  const count = names.find(name => /^\d+$/.test(name))
  if (count) throw new Error(`TRUST_PROXY names proxies by their addresses; ${count} is none.`)
  const isTrusted = proxyaddr.compile(names)
  return incoming => {
    const address = incoming && proxyaddr(withoutPorts(incoming), isTrusted)
    if (!address || !ipaddr.isValid(address)) return address ?? 'local'
    const parsed = ipaddr.process(address)
    if (parsed.kind() === 'ipv4') return parsed.toString()
    const [a, b, c, d = 0] = (parsed as ipaddr.IPv6).parts
    return `${[a!, b!, c!, d & 0xff00].map(part => part.toString(16)).join(':')}::/56`
  }
}

/** What names an address together with a port: `192.0.2.1:80`, `[2001:db8::1]:80`. */
const PORTED = /^(?:(\d+(?:\.\d+){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i

function withoutPorts({ socket, headers }: IncomingMessage): IncomingMessage {
  const given = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = given.map(text => {
    const [address, v4, v6] = PORTED.exec(text.trim()) ?? [text]
    return v4 ?? v6 ?? address
  })
  // all that is read of a request to find its address
  return { socket, headers: { 'x-forwarded-for': addresses.join() } } as unknown as IncomingMessage
}
