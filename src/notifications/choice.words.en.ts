export default {
  unknown: "Please choose among the topics there are.",
}
