/** The row whose detail is open. */
export const openClasses = "bg-sunken before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-tile"

/** Clock and state: below the words, or beside them where there is room. */
export const marksClasses = [
  "mt-1 flex flex-wrap items-center gap-2 empty:hidden",
  "@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-2 @3xl:mt-0 @3xl:max-w-96 @3xl:justify-end @3xl:self-center",
].join(" ")
