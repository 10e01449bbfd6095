import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts, pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")
const listed = listIn("en")
const mails = (count: number) => plural(count, { one: "1 mail", other: `${count.toLocaleString("en-IN")} mails` })

export const catalogueFieldTexts = inLanguages({ en: { fields: { q: "Search text", city: "City" } } })

export const catalogueProblems = inLanguages({
  en: {
    things: { service: "service", city: "city" },
    done: {
      opened: (services: string, city: string, waiting: number) =>
        waiting === 0
          ? `${services} are open in ${city}.`
          : `${services} are open in ${city}. ${mails(waiting)} will go out within ten minutes.`,
      closed: (services: string, city: string, elsewhere: number) =>
        elsewhere > 0
          ? `${services} are closed in ${city}. They stay open elsewhere, so their professionals can still be booked.`
          : `${services} are closed. Visits that are booked stay; no new visits can be booked until they open again.`,
    },
    openAlready: (services: string, city: string) => `${services} are open in ${city} already`,
    closedAlready: (services: string, city: string) => `${services} are not open in ${city}`,
    informationOnly: (services: string) =>
      `${services} cannot be opened: we may not rate, compare or recommend advocates. Their page informs, and takes the names of those who want to hear from us`,
    lastOne: (services: string, city: string) =>
      `${services} in ${city} are all that is open. Open something else first, or nothing could be booked at all`,
  },
})

export const catalogueFileTexts = inLanguages({
  en: {
    services: [
      ...["Service", "Can open", "Open in", "Professionals", "Open visits", "People waiting", "Professionals waiting"],
      ...["Address", "ID"],
    ],
    cities: ["City", "State", "Country", "Open", "Professionals", "Professionals waiting", "Localities", "ID"],
    localities: ["Locality", "City", "State", "Latitude", "Longitude", "ID"],
    synonyms: ["People type", "It means"],
    yes: "Yes",
    no: "No",
  },
})

export const catalogueTexts = inLanguages({
  en: {
    title: "Catalogue",
    lead: "What can be booked where, the localities that searches know, and the words that people use.",
    readOnly: "What can be booked where. Owners can change it.",
    loading: "Loading the catalogue",
    tabsLabel: "Parts of the catalogue",
    tabs: { services: "Services", cities: "Cities & localities", synonyms: "Synonyms" },
    failed: "The catalogue could not be loaded. Please try again.",
    services: {
      columns: {
        name: "Service",
        open: "Open in",
        professionals: "Professionals",
        bookings: "Open visits",
        waiting: "Waiting",
      },
      acts: "Actions",
      nowhere: "Opens later",
      information: "Information only",
      professionals: (count: number) =>
        count === 0 ? "No professionals" : plural(count, { one: "1 professional", other: `${count} professionals` }),
      bookings: (count: number) =>
        count === 0 ? "No open visits" : plural(count, { one: "1 open visit", other: `${count} open visits` }),
      waiting: (people: number, professionals: number) =>
        people + professionals === 0
          ? "Nobody waits"
          : professionals === 0
            ? plural(people, { one: "1 person waits", other: `${people} people wait` })
            : `${people + professionals} wait, of them ${plural(professionals, { one: "1 professional", other: `${professionals} professionals` })}`,
      open: "Open in…",
      openOf: (services: string) => `Open in a city: ${services}`,
      close: (city: string) => `Close in ${city}`,
      closeOf: (city: string, services: string) => `Close in ${city}: ${services}`,
    },
    opening: {
      title: (services: string) => `Open ${services}`,
      titleIn: (services: string, city: string) => `Open ${services} in ${city}?`,
      city: "City",
      choose: "Choose a city",
      elsewhere: (link: (tab: string) => ReactNode) =>
        parts("For another city, look for it under ", link("Cities & localities"), " and open the service there."),
      shows:
        "The home page and its own page show it at once, searches within a minute. Professionals can offer it from now on.",
      mails: (city: string, people: number, professionals: number) =>
        people + professionals === 0
          ? `Nobody waits for it in ${city}, so nobody is mailed.`
          : `${mails(people + professionals)} will go out within ten minutes, one to each who waits${professionals > 0 ? `, ${professionals} of them to professionals` : ""}. Mails cannot be called back.`,
      nobody: "Nobody offers it yet: whoever is mailed finds nobody to book.",
      verb: "Open it",
      keep: "Cancel",
      failed: "It could not be opened. Please try again.",
    },
    closing: {
      title: (services: string, city: string) => `Close ${services} in ${city}?`,
      stays: (bookings: number) =>
        bookings === 0
          ? "No visit is booked that would be affected."
          : plural(bookings, {
              one: "1 visit that is booked or asked for stays as it is.",
              other: `${bookings} visits that are booked or asked for stay as they are.`,
            }),
      last: "No new visits can be booked. The service is listed as one that opens later, with a waiting list, and its professionals are not found any more.",
      elsewhere: (cities: readonly string[]) =>
        `It stays open in ${listed(cities)}, so its professionals can still be found and booked.`,
      verb: "Close it",
      keep: "Keep it open",
      failed: "It could not be closed. Please try again.",
    },
    cities: {
      columns: {
        name: "City",
        open: "Open",
        professionals: "Professionals",
        waiting: "Waiting",
        localities: "Localities",
        acts: "Actions",
      },
      find: "City",
      none: "No city found",
      noneHint: "Cities are added on the page of locations.",
      nothingOpen: "Nothing open",
      professionals: (count: number) =>
        count === 0 ? "No professionals" : plural(count, { one: "1 professional", other: `${count} professionals` }),
      waiting: (count: number) =>
        count === 0 ? "" : plural(count, { one: "1 professional waits", other: `${count} professionals wait` }),
      localities: (count: number) =>
        count === 0 ? "No localities" : plural(count, { one: "1 locality", other: `${count} localities` }),
      open: "Open a service",
      openOf: (city: string) => `Open a service in ${city}`,
      service: "Service",
      chooseService: "Choose a service",
      openingTitle: (city: string) => `Open a service in ${city}`,
      all: "Everything that can be open is open here.",
      shown: (shown: number, total: number) =>
        `${shown} of ${total.toLocaleString("en-IN")} cities. Type a name to find another one.`,
    },
    localities: {
      title: (city: string) => `Localities of ${city}`,
      back: "Cities",
      add: "Add locality",
      find: "Locality",
      none: "No locality found",
      noneHint: "Add each locality with its centre, so that a search for it finds who works near.",
      noMatchHint: "Look for a part of its name, or add it.",
      columns: { name: "Locality", centre: "Centre", acts: "Actions" },
      map: (name: string) => `${name} on a map`,
      edit: "Edit",
      editOf: (name: string) => `Edit ${name}`,
      remove: "Delete",
      removeOf: (name: string) => `Delete ${name}`,
    },
    synonyms: {
      columns: { word: "People type", means: "It means", acts: "Actions" },
      find: "Word or meaning",
      further: "Further synonyms",
      none: "No synonym found",
      noneHint: "Words that sound alike need none: the search takes one for the other.",
      shown: (shown: number, total: number) =>
        `${shown} of ${total.toLocaleString("en-IN")} synonyms. Type a word to find others.`,
      add: {
        title: "A new synonym",
        verb: "Add",
        failed: "It could not be added. Please try again.",
        hint: "One word, in any letters",
      },
      meansHint: "A word that searches know",
      edit: {
        verb: "Edit",
        of: (word: string, means: string) => `Edit ${word}, which means ${means}`,
        title: (word: string, means: string) => `“${word}” for “${means}”`,
        save: "Save",
        keep: "Cancel",
        failed: "It could not be saved. Please try again.",
      },
      remove: {
        verb: "Delete",
        of: (word: string, means: string) => `Delete ${word}, which means ${means}`,
        title: (word: string, means: string) => `“${word}” for “${means}”: delete it?`,
        meaning: "Searches with this word find what it says by itself, or nothing.",
        keep: "Cancel",
        failed: "It could not be deleted. Please try again.",
      },
    },
    trial: {
      title: "Try it out",
      lead: "A search as somebody would type it: today, and with the synonym that is typed beside it.",
      query: "Search",
      verb: "Try",
      failed: "It could not be tried. Please try again.",
      now: "Today",
      withIt: (word: string, means: string) => `With “${word}” for “${means}”`,
      found: (count: number, isClose: boolean) =>
        count === 0
          ? "Nobody is found"
          : `${plural(count, { one: "1 is found", other: `${count.toLocaleString("en-IN")} are found` })}${isClose ? ", none with all of it" : ""}`,
      words: "Words",
      services: "Services",
      places: "Places",
      nothing: "Nothing is understood",
    },
  },
})
