import type { JobFamily } from './family'

/** Posts of their own kind: makers of instruments and software, and those who keep inspection companies running. */
export const offices: JobFamily = {
  duties: [],
  requirements: [],
  jobs: [
    {
      title: 'Applications Engineer, Phased Array',
      company: 'Ardent Array Systems',
      at: 'Québec CA',
      contract: 'Permanent',
      salary: 'C$88,000 to C$99,000 a year',
      about:
        'A customer sends a drawing and a photograph of rust; you send back a scan plan, a probe and a price. Two weeks a month are on the road with a mock-up in the boot.',
      duties: [
        'Turn inspection problems into scan plans and demonstrate them on the part',
        'Train customers on the AR-64 and stay reachable after you leave',
        'Tell development which menu nobody finds',
      ],
      requirements: [
        'Level II in PAUT and three years of using it in anger',
        'French and English at a customer’s table',
        'Curiosity about other people’s welds',
      ],
      skills: ['PAUT', 'Total Focusing Method', 'Sales Engineering', 'Technical Training'],
    },
    {
      title: 'Firmware Engineer, Beamforming',
      company: 'Ardent Array Systems',
      at: 'Québec CA',
      contract: 'Permanent, hybrid',
      salary: 'C$96,000 to C$112,000 a year',
      about:
        'Sixty-four channels, twenty kilohertz of repetition and one battery: the arithmetic is yours. You work where the FPGA meets the analysis code.',
      duties: [
        'Implement delay laws and total focusing in programmable logic',
        'Measure noise, jitter and heat, and argue with all three',
        'Review hardware changes for what they do to the signal',
      ],
      requirements: [
        'Five years of FPGA or embedded work with signals',
        'Acquaintance with ultrasonics, or the wish to make it',
        'Habit of writing the test first',
      ],
      skills: ['Full Matrix Capture', 'Total Focusing Method', 'Data Analysis', 'Python'],
    },
    {
      title: 'Probe Design Engineer',
      company: 'Isartal Probe Works',
      at: 'Munich DE',
      contract: 'Permanent',
      salary: '€62,000 to €71,000 a year',
      about:
        'Customers describe a nozzle; you answer with a crystal, a wedge and a price for one piece. Low frequencies and coarse grain are our home ground.',
      duties: [
        'Design probes and wedges from simulation to drawing',
        'Build and measure the first piece together with the workshop',
        'Advise inspectors on the telephone, in plain words',
      ],
      requirements: [
        'Degree in physics, acoustics or electrical engineering',
        'Experience with piezo-composites or array design',
        'German and English',
      ],
      skills: ['Probe Design', 'CIVA Simulation', 'PAUT', 'ISO 22232'],
    },
    {
      title: 'Field Service Engineer, X-Ray',
      company: 'Cobalt Ridge X-Ray',
      at: 'Ghent BE',
      contract: 'Permanent',
      salary: '€48,000 to €55,000 a year',
      about:
        'You install detectors and tomography cabinets between Porto and Poznań and keep them running. The van is yours, the route is ours.',
      duties: [
        'Install, align and hand over systems, with the radiation survey',
        'Diagnose tubes, detectors and software over a bad line and then on site',
        'Train operators until they no longer call for the same thing',
      ],
      requirements: [
        'Training in electronics or mechatronics',
        'Experience with X-ray or vacuum equipment',
        'Dutch or French, English, and a taste for motorways',
      ],
      skills: [
        'Digital Radiography',
        'Computed Tomography',
        'Ionising Radiation Regulations',
        'DICONDE',
      ],
    },
    {
      title: 'Reconstruction Software Engineer',
      company: 'Cobalt Ridge X-Ray',
      at: 'Ghent BE',
      contract: 'Permanent, hybrid',
      salary: '€58,000 to €68,000 a year',
      about:
        'Fewer projections, less scatter, same decision: that is the backlog in one line. You write reconstruction code that runs next to the machine.',
      duties: [
        'Improve iterative reconstruction for large aluminium parts',
        'Profile on the customer’s graphics card, not on yours',
        'Prove each gain on reference parts with known flaws',
      ],
      requirements: [
        'Strong numerical programming in C++ and Python',
        'Background in imaging or inverse problems',
        'Respect for people who wait for the scan',
      ],
      skills: ['Computed Tomography', 'Python', 'DICONDE', 'POD Studies'],
    },
    {
      title: 'Full-Stack Developer, Reporting',
      company: 'Nodeform Software',
      at: 'Gothenburg SE',
      contract: 'Permanent, hybrid',
      salary: 'SEK 48,000 to 58,000 a month',
      about:
        'Inspectors sign reports on a tablet inside a vessel, offline, with gloves. You make that feel easy.',
      duties: [
        'Build report forms, signatures and synchronisation',
        'Visit a site every quarter and watch in silence',
        'Keep the interface for asset systems stable and documented',
      ],
      requirements: [
        'Five years of TypeScript and relational databases',
        'Care for accessibility and for slow connections',
        'English; Swedish is welcome',
      ],
      skills: ['NDT Data Management', 'Report Writing'],
    },
    {
      title: 'Customer Success Manager',
      company: 'Nodeform Software',
      at: 'Aberdeen GB',
      contract: 'Permanent, remote',
      salary: '£42,000 to £48,000 a year',
      about:
        'You take inspection companies off their spreadsheets, one certificate register at a time. It helps that you have kept such a spreadsheet yourself.',
      duties: [
        'Lead migrations from the first workshop to the first signed report',
        'Train coordinators and technicians in their own words',
        'Bring back what the product does not do yet',
      ],
      requirements: [
        'Background in inspection coordination or document control',
        'Calm in front of thirty people with tablets',
        'Readiness to travel one week in four',
      ],
      skills: ['NDT Data Management', 'Technical Training', 'Client Liaison', 'ISO 17020'],
    },
    {
      title: 'Robotics Engineer, Weld Scanners',
      company: 'Taehwa Inspection Robotics',
      at: 'Ulsan KR',
      contract: 'Permanent',
      salary: '₩58 to 68 million a year',
      about:
        'Track-guided scanners follow a forty-metre seam and have to stay within half a millimetre of it. You own seam tracking, from camera to motor.',
      duties: [
        'Develop seam tracking and coupling control',
        'Test in the yard, in welding light and in rain',
        'Hand prototypes over to production with drawings that hold',
      ],
      requirements: [
        'Degree in robotics or control engineering',
        'Experience with real-time systems',
        'Korean and working English',
      ],
      skills: ['Robotics', 'Automated Ultrasonic Testing', 'PAUT', 'Python'],
    },
    {
      title: 'Data Scientist, Assisted Analysis',
      company: 'Taehwa Inspection Robotics',
      at: 'Busan KR',
      contract: 'Permanent, hybrid',
      salary: '₩62 to 74 million a year',
      about:
        'The software suggests, the inspector decides; your measure is how rarely it misses and how seldom it annoys. Labelled data are plenty, good labels are not.',
      duties: [
        'Train and validate detectors for phased array and TOFD images',
        'Measure probability of detection with people in the loop',
        'Explain a missed flaw to the inspector who found it',
      ],
      requirements: [
        'Experience with image models in production',
        'Statistics beyond accuracy',
        'Respect for ground truth that comes from a grinder',
      ],
      skills: ['Data Analysis', 'POD Studies', 'Python', 'TOFD'],
    },
    {
      title: 'Sales Engineer, Consumables',
      company: 'Lumenfall Penetrants',
      at: 'Birmingham GB',
      contract: 'Permanent',
      salary: '£36,000 to £42,000 a year and commission',
      about:
        'You look after penetrant lines from Belfast to Bremen and know which one has water in its emulsifier. A third of the job is chemistry, a third is driving.',
      duties: [
        'Audit customers’ lines and write down what would fail',
        'Demonstrate lamps, inks and panels',
        'Follow a complaint to the batch and back',
      ],
      requirements: [
        'Level II in MT or PT',
        'Experience in sales or process control',
        'A driving licence and an even temper',
      ],
      skills: ['Sales Engineering', 'Fluorescent Penetrant', 'Magnetic Particle', 'Nadcap'],
    },
    {
      title: 'Process Chemist, Penetrants',
      company: 'Lumenfall Penetrants',
      at: 'Birmingham GB',
      contract: 'Permanent',
      salary: '£39,000 to £45,000 a year',
      about:
        'Solvents leave the market faster than standards change, so formulations have to follow. You keep sensitivity at level 4 while the ingredients move.',
      duties: [
        'Reformulate penetrants and developers and prove the sensitivity',
        'Run qualification tests to ISO 3452-2 and AMS 2644',
        'Support production with batch release',
      ],
      requirements: [
        'Degree in chemistry and two years of formulation',
        'Experience with surface-active or fluorescent systems',
        'Lab books that someone else can read',
      ],
      skills: ['Fluorescent Penetrant', 'Dye Penetrant', 'Report Writing'],
    },
    {
      title: 'Inspection Coordinator',
      company: 'Northline Inspection',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£32,000 to £36,000 a year',
      about:
        'Sixty technicians, eleven sets and four yards meet in one calendar, and the calendar is yours. You know who has a valid medical and who merely thinks so.',
      duties: [
        'Plan crews and equipment a fortnight ahead and again at six in the morning',
        'Keep certificates, eye tests and calibrations current',
        'Issue reports and chase signatures',
      ],
      requirements: [
        'Experience in planning or logistics',
        'Knowledge of NDT certificates is welcome and can be learnt',
        'Steady nerves at six in the morning',
      ],
      skills: ['Project Management', 'NDT Data Management', 'Client Liaison'],
    },
    {
      title: 'Quality Manager',
      company: 'Iberonda Ensayos',
      at: 'Bilbao ES',
      contract: 'Permanent',
      salary: '€46,000 to €52,000 a year',
      about:
        'Two accreditations, three sites and an auditor who has been coming since 1995. You keep the system short enough to be followed.',
      duties: [
        'Own the management system to ISO 17020 and ISO 17025',
        'Lead internal audits and close what they open',
        'Handle complaints within ten working days',
      ],
      requirements: [
        'Five years of quality work in testing or inspection',
        'Lead auditor training',
        'Spanish and English, Basque a pleasure',
      ],
      skills: ['ISO 17020', 'ISO 17025', 'Root Cause Analysis', 'Supervision'],
    },
    {
      title: 'Radiation Protection Supervisor',
      company: 'Meridian Weld Laboratories',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£40,000 to £45,000 a year',
      about:
        'Nine sources, four X-ray sets and a site job most nights. You write the local rules, visit the barriers and look after the dose records.',
      duties: [
        'Supervise work with radiation and stop it when it should stop',
        'Keep source accounts, leak tests and transport papers',
        'Train classified persons each year',
      ],
      requirements: [
        'RPS training and five years in industrial radiography',
        'Knowledge of the Ionising Radiations Regulations',
        'Authority without volume',
      ],
      skills: [
        'Radiation Protection Supervisor',
        'Ionising Radiation Regulations',
        'Radiographic Testing',
        'Technical Training',
      ],
    },
    {
      title: 'NDT Recruitment Consultant',
      company: 'Plumbline Recruitment',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£28,000 to £34,000 a year and commission',
      about:
        'You can tell a PCN number from a telephone number and know what a TOFD ticket is worth in March. Clients ask for six people by Monday and get the right four.',
      duties: [
        'Find, check and place technicians for contracts and shutdowns',
        'Verify certificates with the issuing scheme',
        'Keep in touch with people who are not looking',
      ],
      requirements: [
        'Two years of technical recruitment, or of inspection',
        'An honest telephone manner',
        'Good order in personal data',
      ],
      skills: ['Client Liaison', 'Project Management', 'BINDT PCN'],
    },
    {
      title: 'Contracts Manager, Inspection',
      company: 'Coral Reach Inspection',
      at: 'Perth AU',
      contract: 'Permanent',
      salary: 'A$150,000 to A$168,000 a year',
      about:
        'Four master agreements and a shutdown calendar that never quite fits. You price, plan and answer for the margin and for the people.',
      duties: [
        'Prepare tenders with the Level 3 and defend the hours in them',
        'Run the monthly review with each client',
        'Balance rosters against fatigue rules',
      ],
      requirements: [
        'Experience in running inspection or maintenance contracts',
        'Commercial sense and a spreadsheet to prove it',
        'Readiness to visit site every month',
      ],
      skills: ['Project Management', 'Turnaround Planning', 'Client Liaison', 'Team Leadership'],
    },
    {
      title: 'Materials Laboratory Engineer',
      company: 'Iberonda Ensayos',
      at: 'Vigo ES',
      contract: 'Permanent',
      salary: '€33,000 to €38,000 a year',
      about:
        'Macros, hardness traverses and Charpy tests for weld procedures from nine shipyards and boilermakers. When a weld fails, you are the one who finds out why.',
      duties: [
        'Test and report for welding procedure qualification to ISO 15614-1',
        'Investigate failures from fracture surface to conclusion',
        'Keep machines calibrated and specimens traceable',
      ],
      requirements: [
        'Degree in materials or metallurgy',
        'Two years in a mechanical testing laboratory',
        'Good microscopy, good photographs',
      ],
      skills: ['Metallography', 'Hardness Testing', 'Welding Metallurgy', 'Root Cause Analysis'],
    },
    {
      title: 'Casting Inspection Engineer',
      company: 'Valdora Controlli',
      at: 'Turin IT',
      contract: 'Permanent',
      salary: '€36,000 to €42,000 a year',
      about:
        'You sit with the foundry when porosity turns up where the simulation swore it would not. X-ray, tomography and a saw are all allowed.',
      duties: [
        'Define inspection plans for new light-alloy castings',
        'Correlate radioscopy, tomography and sections',
        'Train customers’ staff in acceptance levels',
      ],
      requirements: [
        'Engineering degree with foundry or X-ray practice',
        'Knowledge of ASTM E2973 reference images or similar',
        'Italian and English',
      ],
      skills: [
        'Computed Tomography',
        'Digital Radiography',
        'Root Cause Analysis',
        'Client Liaison',
      ],
    },
  ],
}
