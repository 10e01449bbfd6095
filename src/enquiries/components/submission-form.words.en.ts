export default { sending: "Sending..." }
