/** What the server says of files that were brought. */
export default {
  fields: { purpose: "Purpose", name: "Name" },
  things: { file: "file" },
  inUse: "This file is in use. Please take it away where it is shown.",
  chooseAgain: "This picture is no longer here. Please choose it again.",
}
