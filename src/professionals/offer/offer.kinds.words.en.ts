/** Lines of the recent activity. */
export default {
  service: (service: string) => service,
  price: (service: string, price: string) => `${service}: ${price}`,
}
