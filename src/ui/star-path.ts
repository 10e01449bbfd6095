/** The outline of a star in a square of 24, from 3.5 to 20.5: the same as an icon, in ratings and on shared pictures. */
export const starPath = "m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 17l-5.2 2.8 1-5.9L3.5 9.8l5.9-.8Z"
