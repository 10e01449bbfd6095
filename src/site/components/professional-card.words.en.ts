export default {
  verified: "Verified",
  unverified: "Not yet verified",
}
