export default { notification: "notification" }
