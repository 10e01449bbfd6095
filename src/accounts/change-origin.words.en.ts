/** In letters about a change of the account: when it was made, and from where. */
export default {
  labels: { when: "When", from: "From" },
  when: (day: string, clock: string) => `${day}, ${clock} (Indian time)`,
  from: (device: string, network: string) => `${device}, network address ${network}`,
  devices: { Desktop: "A computer", Mobile: "A phone", Tablet: "A tablet" },
}
