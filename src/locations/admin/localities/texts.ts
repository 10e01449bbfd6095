import { inLanguages } from "../../../platform/language/language.ts"
import { mixedScripts, noLetter } from "../texts.ts"

export const localityProblems = inLanguages({
  en: {
    things: { city: "city", locality: "locality" },
    done: {
      added: (name: string) => `${name} is added. People find it in searches within a minute.`,
      changed: (name: string) => `${name} is saved. Searches use it within a minute.`,
      deleted: (name: string) => `${name} is deleted.`,
    },
    taken: "There is a locality of this name in the city already",
    unreadable: "Its name needs a letter from a to z, for its address",
    outOfIndia: "This centre is not in India. Latitude comes first, then longitude",
    farAway: (city: string, km: number, most: number) =>
      `This is ${km} km from the nearest locality of ${city}; at most ${most} km are possible. Latitude comes first, then longitude`,
  },
})

export const localityFieldTexts = inLanguages({
  en: {
    fields: { name: "Name", latitude: "Latitude (north)", longitude: "Longitude (east)" },
    rules: {
      name_begins: (label: string) => `${label} must begin with a letter or a number`,
      no_letter: noLetter,
      mixed_scripts: mixedScripts,
      degrees: (label: string) => `${label} must be a number of degrees, with a dot before the fraction`,
    },
  },
})

export const localityFormTexts = inLanguages({
  en: {
    hints: { latitude: "In degrees, as maps show it: 18.5074" },
    add: {
      title: (city: string) => `New locality in ${city}`,
      verb: "Add",
      failed: "It could not be added. Please try again.",
    },
    edit: {
      title: (name: string) => `Change ${name}`,
      verb: "Save",
      failed: "It could not be saved. Please try again.",
    },
    remove: {
      title: (name: string) => `Delete ${name}?`,
      verb: "Delete",
      failed: "It could not be deleted. Please try again.",
      meaning:
        "Its page of prices goes, and searches do not recognise it any more. What people wrote as their locality stays as it is.",
    },
    keep: "Cancel",
  },
})
