export default {
  country: "country",
  state: "state",
  city: "city",
}
