/** Icons of the pages about one's own projects: no others have them. */
export const grip = "M5 9h14M5 15h14"
export const arrowUp = "M12 19V5M5.5 11.5 12 5l6.5 6.5"
export const addPicture = "M4 5h16v14H4ZM4 16l4.5-5 4 4 2.5-2.5 5 5M15.5 9.2v.3"
