import { inLanguages } from "../../platform/language/language.ts"

export const postBodyTexts = inLanguages({
  en: {
    label: "Text of the post",
    placeholder: "Write here, or paste a text from Word, Google Docs or Markdown",
    live: (kind: string, service: string) =>
      `Figures of the day: ${kind.replace("_", " ")}, ${service.replace("-", " ")}`,
    toolbar: "Formatting",
    style: "Style",
    styles: { paragraph: "Text", "2": "Heading", "3": "Subheading", "4": "Small heading" },
    tools: {
      bold: "Bold",
      italic: "Italic",
      strike: "Struck through",
      link: "Link",
      bulletList: "List",
      orderedList: "Numbered list",
      blockquote: "Quote",
      codeBlock: "Code",
      table: "Table",
      picture: "Picture",
      horizontalRule: "Line",
      undo: "Undo",
      redo: "Redo",
    },
    inTable: {
      addRowAfter: "Add row",
      addColumnAfter: "Add column",
      deleteRow: "Delete row",
      deleteColumn: "Delete column",
      deleteTable: "Delete table",
    },
    describePicture: "Describe picture",
    arriving: (percent: number) => `Sending the picture: ${percent} %`,
    notSent: "The picture could not be sent.",
    again: "Try again",
    drop: "Leave it",
  },
})

export const linkDialogTexts = inLanguages({
  en: {
    title: "Link",
    address: "Address",
    hint: "A page on the web, a page here (/services), a mail or a telephone number",
    wrong: "This is no address that a link can have.",
    set: "Set link",
    remove: "Remove link",
    cancel: "Cancel",
  },
})

export const pictureDialogTexts = inLanguages({
  en: {
    title: "About the picture",
    alt: "What is to be seen",
    altHint: "Read to people who do not see it",
    caption: "Caption",
    save: "Done",
    remove: "Remove picture",
  },
})

export const undescribedPicturesTexts = inLanguages({
  en: {
    count: (pictures: number) =>
      pictures === 1 ? "One picture is not described yet." : `${pictures} pictures are not described yet.`,
    describe: (pictures: number) => (pictures === 1 ? "Describe it" : "Describe the first"),
  },
})
