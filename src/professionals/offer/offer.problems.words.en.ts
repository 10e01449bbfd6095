import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

/** What the server answers about an offer: that it was done, or why it was not. */
export default {
  service: "service",
  location: "location",
  priceUpdated: "Price updated successfully",
  saved: "Service saved",
  paused: "Service paused. Nobody finds or books it until you resume it.",
  resumed: "Service resumed. People can find and book it again.",
  added: (service: string) => `${service} added. Now set its price and say more about it.`,
  addedAgain: (service: string) => `${service} is back, as you had left it.`,
  removed: (service: string) => `${service} removed`,
  placesAdded: (count: number) => plural(count, { one: "Location added", other: `${count} locations added` }),
  placesThere: "You offered it there already.",
  placeRemoved: (city: string) => `${city} removed`,
  priceMoved: (price: string) => `The price was changed elsewhere meanwhile: ${price}. Look at it, then save again.`,
  unknownType: "We do not know this kind of service.",
  notOpen: (services: string) => `${services} cannot be offered here yet: this kind of service opens later.`,
  offeredAlready: (service: string) => `You offer ${service} already.`,
  booked: (count: number) =>
    plural(count, {
      one: "A booking of this service is still open. Complete or cancel it first, or pause the service.",
      other: `${count} bookings of this service are still open. Complete or cancel them first, or pause the service.`,
    }),
  noWayOnline: (service: string) =>
    `Please say how customers of ${service} meet you online: at a link of yours, or you call the number they leave.`,
  noLink: (service: string) => `${service} is offered online at a link of yours. Please enter it, or choose to call.`,
  linkNeeded: (service: string, count: number) =>
    plural(count, {
      one: `An online visit of ${service} is still to come, and its customer has left no number. Please keep a link for it.`,
      other: `${count} online visits of ${service} are still to come whose customers have left no number. Please keep a link for them.`,
    }),
  noStudio: (service: string) =>
    `${service} is offered at your studio. Please enter its address, so that customers find you.`,
  unknownCity: "We do not know one of these cities.",
  choosingNotOpen: "Choosing the services of a professional is not open yet.",
  professionalsOnly: "This is for professionals. Please log in or sign up as a professional.",
}
