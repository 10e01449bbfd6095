/** Of a service that fits into none of the hours that its professional keeps: on their pages, and in the answer that saves. */
export default {
  title: "Nobody can book this",
  text: (service: string, visit: string, stretch: string) =>
    `${service} takes ${visit}, but your longest stretch of hours is ${stretch}: nobody can book it.`,
  hours: "Change my hours",
}
