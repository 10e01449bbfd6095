export default { changed: "Your hours, or how you can be booked" }
