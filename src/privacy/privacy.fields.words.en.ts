export default {
  fields: { password: "Your password", kind: "Kind", version: "Version" },
}
