import { inLanguages } from "../language/language.ts"

/** Why a file was not taken. Only the server says it. */
export const filesTexts = inLanguages({
  en: {
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
    notAPicture: "This is not a picture that can be used. Please choose a photo in JPEG, PNG or WebP format.",
    notAPictureOrPdf:
      "This is not a file that can be used. Please choose a PDF, or a photo in JPEG, PNG or WebP format.",
    pdfCutOff: "This PDF seems cut off: its end is missing. Please choose it again, or save it anew first.",
    damaged: "This picture is damaged, or was cut off on its way. Please choose another one.",
    tooManyPixels: (megapixels: number) =>
      `This picture has more than ${megapixels} megapixels. Please choose a smaller one.`,
    tooSmall: (pixels: number) =>
      `This picture is too small. Please choose one of at least ${pixels} by ${pixels} pixels.`,
    tooNarrow: "This picture is too long and narrow. Please cut it to the part that matters, or choose another one.",
    cutOff: "The upload was cut off. Please try again.",
    slowLine:
      "Your connection was too slow to send this file, so we stopped. Please try again where it is faster, or choose a smaller file.",
    tooSlow: "This picture took too long to prepare. Please try again, or choose a smaller one.",
    failed: "This picture could not be prepared just now. Please try again.",
    noRoom: "There is no room for new files at the moment. Nothing was kept; please try again later.",
    away: "Our store of files does not answer at the moment. Nothing was changed; please try again in a few minutes.",
  },
})
