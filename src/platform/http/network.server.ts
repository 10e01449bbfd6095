/**
 * One household is one network: an IPv4 address, or the /64 of an IPv6 one, however the address is abbreviated. A
 * connection that was reset meanwhile has none (whatever the type of request.ip says), and nobody hears the answer.
 */
export const networkOf = (ip: string | undefined) => {
  if (ip === undefined) return "unknown"
  const address = withoutPort(ip)
  if (!address.includes(":") || address.includes(".")) return address.replace(/^::ffff:/i, "")
  const [head = "", tail] = address.split("%")[0]!.split("::")
  const groups = (text = "") => text.split(":").filter(Boolean)
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0")
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::/64`
}

/** Some proxies forward the visitor's port with the address, another one for each connection: 192.0.2.7:4711, [2001:db8::7]:4711. */
const withoutPort = (ip: string) => /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
