/** Apart from the other words of the kit, which every page loads. */
export default {
  from: (of: string) => `${of}, from`,
  to: (of: string) => `${of}, to`,
  until: "to",
  midnight: "Midnight",
  remove: (of: string, from: string, to: string) => `Remove ${from} to ${to}, ${of}`,
}
