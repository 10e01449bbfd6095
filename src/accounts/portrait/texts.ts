import { inLanguages } from "../../platform/language/language.ts"

/** The editor of one's own portrait. */
export const portraitTexts = inLanguages({
  en: {
    heading: "Your portrait",
    purpose: "Shown to the people you book with and, if you are a professional, on your public profile.",
    choose: "Choose a picture",
    chooseAnother: "Choose another picture",
    kinds: "JPEG, PNG or WebP. A large one is made smaller before it is sent.",
    drop: "You can also drop it here.",
    dropNow: "Drop the picture here",
    remove: "Remove portrait",
    removed: "Your portrait is removed.",
    saved: "Your portrait is saved.",
    crop: "Square of the picture",
    at: (across: number, down: number) => `${across} % across, ${down} % down`,
    cropHint: "Drag to move.",
    cropKeys: "Or use the arrow keys; + and − change the size.",
    zoom: "Size",
    sending: "Sending the picture",
    sent: (percent: number) => `${percent} %`,
    preparing: "Almost there: the picture is being looked at …",
    ready: "The picture is here. Choose the part that is shown.",
    save: "Save portrait",
    cancel: "Cancel",
    notAPicture: "This is not a picture that can be used. Please choose a photo in JPEG, PNG or WebP format.",
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
    failed: "The portrait could not be saved. Please try again.",
    notSent: "The picture could not be sent. Please try again.",
    notRemoved: "The portrait could not be removed. Please try again.",
  },
})
