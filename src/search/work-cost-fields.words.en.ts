export default {
  fields: { work: "Kind of work", city: "City" },
  rules: { no_control_characters: () => "Please leave out control characters" },
}
