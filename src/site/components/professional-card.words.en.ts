export default {
  verified: "Verified",
  unverified: "Not yet verified",
  nextFree: (when: string) => `Next free: ${when}`,
}
