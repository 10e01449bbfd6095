export default {
  fields: { kind: "Kind", version: "Version" },
}
