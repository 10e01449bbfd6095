export default {
  professional: "professional",
  service: "service",
}
