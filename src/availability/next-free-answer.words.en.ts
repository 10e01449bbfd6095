/** The next free time, as the server says it for a card. */
export default {
  today: (time: string) => `today, ${time}`,
  tomorrow: (time: string) => `tomorrow, ${time}`,
}
