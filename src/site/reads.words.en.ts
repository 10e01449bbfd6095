/** What there is to read on the home page, each with where it comes from (specification 3 §6). */
export default {
  source: "Source:",
  heritage: {
    heading: "A name from the guild",
    text: "In the Indian building tradition the sthapati leads the guild of makers. The Mayamata, an old treatise on dwelling, names four whose work must meet:",
    makers: [
      { name: "Sthapati", does: "Knows the whole" },
      { name: "Sutragrahin", does: "Sets out the lines" },
      { name: "Takshaka", does: "Cuts wood and stone" },
      { name: "Vardhaki", does: "Joins the parts" },
    ],
    now: "A home still needs that: someone who sees the whole, and people who are good at their part.",
    more: "More about the name",
    source: {
      name: "Mayamata, chapter 5, ed. Bruno Dagens, Indira Gandhi National Centre for the Arts, 1994",
      url: "https://ignca.gov.in/",
    },
  },
  facts: {
    heading: "Did you know?",
    lead: "Four quick reads; each source has the whole text.",
    reads: [
      {
        title: "“Architect” is a protected title",
        text: "Only people registered with the Council of Architecture may use it. Others may design too, but not under that name.",
        source: {
          name: "India Code, Architects Act, 1972, section 37",
          url: "https://www.indiacode.nic.in/handle/123456789/1690",
        },
      },
      {
        title: "Carpet area is what you can use",
        text: "The usable floor with the walls inside the flat, without outer walls, shafts, balcony and open terrace.",
        source: {
          name: "India Code, Real Estate Act (RERA), 2016, section 2(k)",
          url: "https://www.indiacode.nic.in/handle/123456789/2158",
        },
      },
      {
        title: "Five years’ cover for defects",
        text: "Structural defects and poor workmanship in a new flat, reported within five years of possession, are put right by the promoter free of charge.",
        source: {
          name: "India Code, Real Estate Act (RERA), 2016, section 14(3)",
          url: "https://www.indiacode.nic.in/handle/123456789/2158",
        },
      },
      {
        title: "A chajja counts",
        text: "The energy code for homes, Eco-Niwas Samhita, limits the heat that walls, windows and roof let in. Shade over a window helps to stay within it.",
        source: {
          name: "Bureau of Energy Efficiency, Eco-Niwas Samhita",
          url: "https://beeindia.gov.in/en/eco-niwas-samhita-ens",
        },
      },
    ],
  },
}
