const names = {
  republic: "Republic Day",
  shivaji: "Chhatrapati Shivaji Maharaj Jayanti",
  shivaratri: "Mahashivratri",
  idUlFitr: "Ramzan Id (Id-ul-Fitr)",
  holi: "Holi (second day)",
  goodFriday: "Good Friday",
  gudiPadwa: "Gudhi Padwa",
  ambedkar: "Dr Babasaheb Ambedkar Jayanti",
  ramNavami: "Ram Navami",
  mahavir: "Mahavir Jayanti",
  maharashtra: "Maharashtra Day",
  bakriId: "Bakri Id (Id-uz-Zuha)",
  buddha: "Buddha Pournima",
  independence: "Independence Day",
  ganesh: "Ganesh Chaturthi",
  gandhi: "Mahatma Gandhi Jayanti",
  dasara: "Dasara",
  laxmiPujan: "Diwali (Laxmi Pujan)",
  balipratipada: "Diwali (Balipratipada)",
  guruNanak: "Guru Nanak Jayanti",
  christmas: "Christmas",
}

export type HolidayName = keyof typeof names

export default { names }
