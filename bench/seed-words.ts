/** Surnames after places, as many are: Vadgaonkar, Talegire … */
const places =
  `Vad Tal Chand Bhor Phul Man Ner Jun Kal Sas Lon Raj Dev Kas Mal Pim Shir Tas Vel War Ambe Bel Chin Dhan Gan
  Has Indu Jal Kar Lav Mor Nan Ozar Pan Rav Sang Tem Umb Vir Yel`.split(/\s+/)
const endings = "gaonkar wadkar nerkar pure gire dikar lekar tikar sekar balkar holikar apurkar".split(" ")

/** What the seeded professionals are made of: enough to make names, places and descriptions vary as they do in life. */
export const words = {
  first:
    `Aarti Abhijit Aditi Ajinkya Amruta Aniket Anjali Anuja Ashwin Atharva Bhagyashree Chaitanya Chinmay Deepa Devika
    Gauri Gautam Hrishikesh Isha Jui Kedar Ketaki Kiran Madhura Mandar Manjiri Meenal Mihir Mrunal Mukta Neha Nikhil Ojas
    Omkar Pallavi Parag Pooja Prajakta Pranav Prasad Rahul Rasika Renuka Revati Rohan Rucha Rutuja Sachin Sagar Sakshi
    Sameer Sanika Saurabh Shantanu Sharvari Shreya Siddharth Sneha Soham Swapnil Tanmay Tejas Urmila Vaibhav Vedant Yash
    Farhan Zoya Imran Nazneen Gurpreet Harleen Lorna Savio Arjun Lakshmi Karthik Meera Debjani Sourav`.split(/\s+/),
  last: [
    ...places.flatMap((place) => endings.map((ending) => place + ending)),
    ...`Agashe Apte Athavale Bapat Barve Bedekar Bhagwat Bhave Bhosale Chavan Chitnis Dandekar Date Deodhar Deshmukh
    Deshpande Dixit Gadgil Gaikwad Ghate Godbole Gokhale Gore Inamdar Jadhav Jagtap Joshi Kale Kamat Kanitkar Karve Kelkar
    Khare Kulkarni Lele Limaye Mahajan Marathe More Mujumdar Nadkarni Naik Natu Nene Oak Padhye Paranjape Patankar Patil
    Patwardhan Pawar Pendse Pethe Phadke Pradhan Rajwade Ranade Sabnis Sane Sathe Sawant Shinde Shirke Soman Tambe Tilak
    Vaidya Wagh Shaikh Khan Ansari Dsouza Fernandes Iyer Nair Reddy Mehta Shah Agarwal Gupta Singh Banerjee Kapadia`.split(
      /\s+/,
    ),
  ],
  material:
    `Teak Basalt Banyan Monsoon Courtyard Neem Lime Terracotta Brass Indigo Jaali Verandah Saffron Tamarind Kokum
    Peepal Rosewood Cane Khadi Slate Clay Bamboo Mango Jasmine Cedar Palash Ashoka Granite Copper Linen`.split(/\s+/),
  house: "Studio Atelier Works House Rooms Homes Practice Workshop Collective Office Associates Line".split(" "),
  locality: [
    ..."Kothrud Baner Aundh Wakad Hadapsar Kharadi Hinjawadi Wanowrie Karvenagar Bavdhan Pashan Balewadi Warje".split(
      " ",
    ),
    ..."Dhankawadi Katraj Kondhwa Undri Dhanori Lohegaon Yerawada Camp Erandwane Bibwewadi Sinhagad".split(" "),
    ...["Viman Nagar", "Koregaon Park", "Kalyani Nagar", "Pimple Saudagar", "Salisbury Park", "Prabhat Road"],
  ],
  work: [
    "compact kitchens with real storage",
    "whole-flat interiors on a fixed budget",
    "bungalow plans with deep verandahs",
    "old wadas made liveable again",
    "clinics and small hospitals",
    "offices for growing teams",
    "rental flats that last",
    "redevelopment plans and permissions",
    "farmhouses on sloping land",
    "wardrobes and built-in furniture",
    "lighting that suits the evening",
    "children's rooms that grow up",
    "houses that stay cool in April",
    "shops on narrow fronts",
    "row houses with shared courts",
    "vastu-minded layouts without demolition",
  ],
  manner: [
    "Drawings first, then a price you can hold us to.",
    "One person answers the phone from measure to handover.",
    "Materials come from within two hundred kilometres.",
    "Site visits every week, with photographs the same evening.",
    "We say no to what will not age well.",
    "Carpenters of our own, working from full-size drawings.",
    "Every room is planned around how you cook, sleep and work.",
    "Structure, services and furniture on one sheet.",
  ],
  comment: [
    "Came on time, measured everything twice and explained the costs.",
    "The kitchen works exactly as we had hoped.",
    "Two changes of mind and not one extra bill.",
    "Good advice; we kept the old doors and saved a month.",
    "Clear drawings, the contractor had no questions.",
    "Some delay in the monsoon, but always told in advance.",
    "Listened first. The house feels like ours.",
    "Helped with the society's permissions as well.",
  ],
}
