/** The job seeker whose account shows everything; `days` count back from the seeding. */
export const amara = {
  aboutMe:
    'Phased array and TOFD technician, PCN Level II. Offshore and fabrication yards across the North Sea since 2014.',
  linkedinUrl: 'https://www.linkedin.com/in/amara-okafor-example',
  city: 'Aberdeen',
  country: 'GB',
  dob: '1991-04-17',
  genderId: 2,
  languages: ['English', 'Igbo', 'Norwegian'],
  professions: ['NDT Technician Level II', 'Phased Array Specialist', 'Welding Inspector'],
  industries: ['Oil & Gas', 'Offshore Wind', 'Shipbuilding', 'Power Generation'],
  locations: ['GB', 'NL', 'NO'],
  skills: [
    'PAUT',
    'TOFD',
    'Magnetic Particle',
    'Dye Penetrant',
    'Corrosion Mapping',
    'ISO 17640',
    'Report Writing',
  ],
  coverLetter:
    'I have led weld inspection crews on three jacket fabrication projects and two turnaround shutdowns. I am looking for a permanent role that keeps one foot on the tools and one in procedure development.',
  preferences: ['Jobs', 'Webinars', 'Courses', 'Phased Array and TOFD', 'Weld Inspection'],

  savedJobs: [
    { slug: 'senior-paut-technician-northline-inspection', days: 7 },
    { slug: 'ndt-level-iii-ultrasonics-meridian-weld-laboratories', days: 8 },
    { slug: 'rope-access-ut-technician-kestrel-offshore-integrity', days: 9 },
    { slug: 'corrosion-mapping-lead-tern-ultrasonics', days: 21 },
  ],
  applications: [
    {
      slug: 'senior-paut-technician-northline-inspection',
      days: 7,
      message:
        'I ran encoded phased array on the jacket nodes of two North Sea projects and would gladly do the third with Northline. I can start four weeks after an offer.',
    },
    {
      slug: 'radiographic-interpreter-calderfield-nde-services',
      days: 19,
      message:
        'My PCN Level II in radiographic interpretation was renewed this spring. I read film for eighteen months at a pipe shop before I moved to ultrasonics.',
    },
  ],
  savedCourses: [
    { slug: 'paut-level-ii-plate-and-pipe', days: 11 },
    { slug: 'tofd-level-ii-with-exam', days: 14 },
    { slug: 'radiographic-interpretation', days: 26 },
  ],
  registrations: [
    { slug: 'paut-level-ii-plate-and-pipe', days: 9 },
    { slug: 'weld-inspection-for-engineers', days: 24 },
  ],
  views: [
    { company: 'Harrow Inspection', days: 0, views: 9 },
    { company: 'Baltic Integrity', days: 2, views: 6 },
    { company: 'Tern Ultrasonics', days: 5, views: 4 },
  ],
}
