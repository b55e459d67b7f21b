import type { JobFamily } from './family'

/** Level III posts. */
export const levelThree: JobFamily = {
  duties: [
    'Write, qualify and defend procedures in your methods',
    'Approve Level II reports and run the practical part of in-house examinations',
    'Stand in front of the client when an indication has to be explained',
    'Keep the written practice in step with the code it is written to',
    'Audit crews on site, without notice and without drama',
    'Decide on new equipment after trying to break it',
    'Coach three Level IIs towards their own Level III',
  ],
  requirements: [
    'Ten years in the method, some of them in bad weather',
    'A second volumetric or surface method at Level III or within a year of it',
    'Experience as an examiner or with an accreditation body',
    'Clear written English',
    'The habit of reading standards to the annexes',
  ],
  jobs: [
    {
      title: 'NDT Level III, Ultrasonics',
      company: 'Meridian Weld Laboratories',
      at: 'Rotterdam NL',
      contract: 'Permanent',
      salary: '€82,000 to €94,000 a year',
      posted: 8,
      open: 29,
      about:
        'You own ultrasonic procedures for three accredited laboratories and a mobile fleet of eleven. Fabricators bring us girth welds, castings and additive parts; you decide how they are inspected and you sign the result.',
      duties: [
        'Write and qualify phased array and TOFD procedures to ISO 13588 and ISO 10863',
        'Approve Level II reports and run the practical part of in-house examinations',
        'Stand in front of the client when an indication has to be explained',
      ],
      requirements: [
        'PCN or ISO 9712 Level III in UT, second method an advantage',
        'Five years of weld inspection, two of them with phased array',
        'Clear written English; Dutch or Norwegian helps',
      ],
      skills: ['PAUT', 'TOFD', 'ISO 13588', 'ISO 9712 Level III', 'Procedure Writing'],
    },
    {
      title: 'NDT Level III, Radiography',
      company: 'Rhinegate Radiography',
      at: 'Duisburg DE',
      contract: 'Permanent',
      salary: '€74,000 to €83,000 a year',
      about:
        'Film, computed and direct digital under one signature: yours. The mills want class B at the speed of class A and expect you to explain why that is two things.',
      certificate: 'ISO 9712 Level III in RT',
      skills: ['ISO 9712 Level III', 'Radiographic Testing', 'ISO 17636-2', 'Procedure Writing'],
    },
    {
      title: 'ASNT Level III, Multi-Method',
      company: 'Mesa Crossing Pipeline Integrity',
      at: 'Houston US',
      contract: 'Permanent',
      salary: '$118,000 to $135,000 a year',
      about:
        'One Level III for two hundred technicians in five states, so the written practice has to carry weight. You travel to the spread when a procedure meets its first bad weld.',
      certificate: 'ASNT NDT Level III in UT, MT and RT',
      skills: ['ASNT SNT-TC-1A', 'API 1104', 'Procedure Writing', 'Examination Marking'],
    },
    {
      title: 'Level III Consultant, Part-Time',
      company: 'Calderfield NDE Services',
      at: 'Aberdeen GB',
      contract: 'Part-time, 3 days',
      salary: '£420 to £460 a day',
      about:
        'A call-off post for fabricators who need a signature and an explanation with it. You keep nine client procedures alive and answer the phone when one fails.',
      certificate: 'PCN Level III in UT, MT and PT',
      skills: ['ISO 9712 Level III', 'BINDT PCN', 'Client Liaison', 'Procedure Writing'],
    },
    {
      title: 'Level III, Eddy Current',
      company: 'Vellamo Eddy Current',
      at: 'Tampere FI',
      contract: 'Permanent',
      salary: '€5,200 to €6,000 a month',
      about:
        'You write the analysis guidelines that two shifts of analysts follow and you settle what they cannot. New array probes come to your desk before they come to a plant.',
      certificate: 'ISO 9712 Level III in ET',
      skills: ['ISO 9712 Level III', 'Eddy Current Array', 'Data Analysis', 'Technical Training'],
    },
    {
      title: 'NDT Manager and Level III',
      company: 'Karoo Inspection Services',
      at: 'Secunda ZA',
      contract: 'Permanent',
      salary: 'R980,000 to R1,120,000 a year',
      about:
        'Forty technicians, two outages a year that overlap, and an accreditation that you keep. You are asked for a repair decision at least once a night during the outage.',
      certificate: 'ISO 9712 Level III in two methods',
      duties: [
        'Keep the accreditation, the written practice and the peace',
        'Plan crews for two overlapping outages',
        'Decide on repairs with the owner’s engineer, day or night',
      ],
      requirements: [
        'Ten years in power plants, some of them in charge',
        'Experience with ISO 17020 accreditation',
      ],
      skills: ['ISO 9712 Level III', 'ISO 17020', 'Team Leadership', 'Turnaround Planning'],
    },
    {
      title: 'Level III, Conventional Methods',
      company: 'Dune Line Inspection',
      at: 'Abu Dhabi AE',
      contract: 'Permanent',
      salary: 'AED 22,000 to 26,000 a month',
      about:
        'Operators in the Gulf approve people by name, and yours will be on their lists. You train, examine and audit some ninety inspectors between Ruwais and Fujairah.',
      certificate: 'ASNT or ISO 9712 Level III in UT, RT, MT and PT',
      skills: [
        'ISO 9712 Level III',
        'ASNT SNT-TC-1A',
        'Examination Marking',
        'ASME BPVC Section V',
      ],
    },
  ],
}

/** Those who teach and examine. */
export const teaching: JobFamily = {
  duties: [
    'Teach theory in the morning and stand at the bench in the afternoon',
    'Prepare practical exercises, from the plain to the treacherous',
    'Look after samples, their master records and their secrecy',
    'Rewrite course notes when a standard changes, before the class notices',
    'Give candidates an honest forecast a week before the examination',
  ],
  requirements: [
    'At least five years of site work that you can tell stories from',
    'A teaching qualification, or the readiness to take ours',
    'Patience with the third wrong answer and pleasure in the fourth try',
    'Independence: you never examine whom you have taught',
    'Order in paperwork that an accreditation body will read',
  ],
  jobs: [
    {
      title: 'NDT Instructor, Ultrasonics',
      company: 'Calderfield NDE Services',
      at: 'Aberdeen GB',
      contract: 'Permanent',
      salary: '£44,000 to £50,000 a year',
      about:
        'Twelve candidates a course, twenty courses a year, and a sample store that has fooled three generations. You teach UT and phased array at the academy on the harbour.',
      certificate: 'PCN Level II or III in UT and PAUT',
      skills: ['Instructing', 'Ultrasonic Testing', 'PAUT', 'BINDT PCN'],
    },
    {
      title: 'NDT Instructor, Surface Methods',
      company: 'Ironbark NDT Training',
      at: 'Newcastle AU',
      contract: 'Permanent',
      salary: 'A$105,000 to A$116,000 a year',
      about:
        'Magnetic particle and penetrant for people who will inspect draglines next week. Small groups, real cracks, a published pass rate.',
      certificate: 'AINDT Level 3 or an experienced Level 2 in MT and PT',
      skills: ['Instructing', 'Magnetic Particle', 'Dye Penetrant', 'Technical Training'],
    },
    {
      title: 'Examiner, UT and RT',
      company: 'Laurentia Examination Centre',
      at: 'Montréal CA',
      contract: 'Part-time, 24 hours',
      salary: 'C$52 to C$58 an hour',
      about:
        'You invigilate and mark practicals in English and French, and never tell which flaw was missed. Seven hundred samples wait in drawers with numbers only you may read.',
      certificate: 'CGSB Level 3 in UT or RT',
      duties: [
        'Invigilate and mark practical examinations in two languages',
        'Look after samples, master records and their secrecy',
        'Report statistics to the scheme committee each quarter',
      ],
      requirements: [
        'Ten years in the methods',
        'No teaching in the past two years, for independence',
      ],
      skills: ['Examination Marking', 'Ultrasonic Testing', 'Film Interpretation'],
    },
    {
      title: 'Faculty, Welding and NDT',
      company: 'Deccan Weld Institute',
      at: 'Pune IN',
      contract: 'Permanent',
      salary: '₹9.5 to 12 lakh a year',
      about:
        'Three thousand candidates a year, and each weld they test was made in the bay next door. You teach two methods at Level II and help with the Level III refreshers.',
      certificate: 'ASNT Level III in two methods',
      skills: ['Instructing', 'ASNT SNT-TC-1A', 'Welding Metallurgy', 'Radiographic Testing'],
    },
    {
      title: 'Training Officer, NDT Apprentices',
      company: 'Karoo Inspection Services',
      at: 'Emalahleni ZA',
      contract: 'Permanent',
      salary: 'R460,000 to R520,000 a year',
      about:
        'Twelve apprentices arrive each January and leave as Level IIs after three years. You plan their hours, their outages and their second chances.',
      certificate: 'ISO 9712 Level II in three methods',
      skills: ['Technical Training', 'Magnetic Particle', 'Ultrasonic Testing', 'Team Leadership'],
    },
    {
      title: 'NAS 410 Trainer',
      company: 'Falcon Ridge Aerospace Testing',
      at: 'Wichita US',
      contract: 'Permanent',
      salary: '$82,000 to $94,000 a year',
      about:
        'You train our own inspectors and those of eleven repair stations, in a classroom with a hangar door. Practical hours are logged on live parts, under your eyes.',
      certificate: 'NAS 410 Level 3 in one method',
      skills: ['NAS 410', 'Instructing', 'Fluorescent Penetrant', 'Eddy Current Testing'],
    },
  ],
}

/** Procedures, qualification and modelling. */
export const procedures: JobFamily = {
  duties: [
    'Write techniques that a stranger could follow, and have a stranger follow them',
    'Design test blocks and see them through manufacture',
    'Model beams and flaw responses before steel is cut',
    'Lead open and blind trials and publish the result, whatever it is',
    'Answer the client’s comments one by one',
    'Keep revisions, references and approvals in order',
  ],
  requirements: [
    'Three years of procedure or qualification work',
    'Experience with simulation and a healthy distrust of it',
    'Prose that is short, complete and unambiguous',
    'Knowledge of ISO 9712 schemes and of what Level IIs really do',
    'Ease in meetings where everyone else is certain',
  ],
  jobs: [
    {
      title: 'Procedure Writer, TOFD',
      company: 'Meridian Weld Laboratories',
      at: 'Aberdeen GB',
      contract: 'Contract, 3 months',
      salary: '£360 to £390 a day',
      posted: 34,
      open: 56,
      about:
        'Six TOFD procedures have to move to the current ISO 10863 before the next audit. You rewrite them, prove them on blocks and leave templates behind.',
      certificate: 'PCN Level II or III in TOFD',
      skills: ['TOFD', 'ISO 10863', 'Procedure Writing', 'ISO 17025'],
    },
    {
      title: 'Phased Array Procedure Writer',
      company: 'Oxenholme Nuclear Inspection',
      at: 'Warrington GB',
      contract: 'Permanent',
      salary: '£54,000 to £61,000 a year',
      about:
        'Dissimilar metal welds, one-sided access and an assessor who reads footnotes. You write the procedure and the technical justification that stands under it.',
      certificate: 'PCN Level III in UT, or a degree with PAUT practice',
      skills: ['PAUT', 'Procedure Writing', 'CIVA Simulation', 'Sizing of Indications'],
    },
    {
      title: 'Inspection Qualification Engineer',
      company: 'Oxenholme Nuclear Inspection',
      at: 'Bristol GB',
      contract: 'Permanent',
      salary: '£50,000 to £57,000 a year',
      about:
        'You plan the trials that show an inspection does what it claims: flaws, blocks, invigilation, statistics. The answer is a report that a regulator can sleep on.',
      certificate: 'Engineering degree; PCN Level II an advantage',
      skills: ['POD Studies', 'CIVA Simulation', 'Project Management', 'Report Writing'],
    },
    {
      title: 'Technical Author, NDT Techniques',
      company: 'Ashgrove Aerospace NDT',
      at: 'Derby GB',
      contract: 'Fixed term, 12 months',
      salary: '£38,000 to £42,000 a year',
      about:
        'Four hundred technique sheets are to lose half their words and none of their meaning. You sit between the inspectors who use them and the Level 3 who signs.',
      certificate: 'EN 4179 Level 2 in any method',
      duties: [
        'Rewrite technique sheets with the inspectors who use them',
        'Draw the part, the coverage and the calibration on one page',
        'Take each sheet through trial, approval and release',
      ],
      requirements: [
        'Three years of writing technique sheets or procedures',
        'Prose that is short, complete and unambiguous',
      ],
      skills: ['Procedure Writing', 'EN 4179', 'AS9100', 'Fluorescent Penetrant'],
    },
  ],
}

/** Instruments, blocks and their calibration. */
export const calibration: JobFamily = {
  duties: [
    'Calibrate flaw detectors, gauges and meters to the accredited method and issue the certificate',
    'Work out the uncertainty budget and keep it honest',
    'Find the fault, quote the repair and check the instrument afterwards',
    'Look after reference blocks and electronic standards, with their history',
    'Take part in comparisons with other laboratories',
  ],
  requirements: [
    'Training in electronics, metrology or physics',
    'Knowledge of ISO 22232 (formerly EN 12668) from the measuring side',
    'Experience in a laboratory accredited to ISO 17025',
    'Order at the bench and in the file',
    'Friendly English on the telephone',
  ],
  jobs: [
    {
      title: 'Calibration Engineer, Flaw Detectors',
      company: 'Tern Ultrasonics',
      at: 'Esbjerg DK',
      contract: 'Permanent',
      salary: 'DKK 38,000 to 43,000 a month',
      posted: 31,
      open: 60,
      about:
        'Flaw detectors from every maker arrive in Esbjerg with mud on them and leave with a certificate. You run the bench and talk to the people who wait for it.',
      skills: ['Calibration', 'ISO 22232', 'EN 12668', 'ISO 17025'],
    },
    {
      title: 'Calibration Technician',
      company: 'Bracken Calibration',
      at: 'Bristol GB',
      contract: 'Permanent',
      salary: '£28,000 to £32,000 a year',
      about:
        'Some forty instruments a week: flaw detectors on Monday, yokes on Tuesday, light meters whenever someone is in a hurry. You learn each method from the person who wrote it.',
      skills: ['Calibration', 'ISO 17025', 'ISO 22232'],
    },
    {
      title: 'Metrologist, Reference Blocks',
      company: 'Bracken Calibration',
      at: 'Bristol GB',
      contract: 'Permanent',
      salary: '£36,000 to £41,000 a year',
      about:
        'Blocks to ISO 2400 and customers’ own, measured for size, velocity and attenuation. The coordinate machine is yours, and so is the temperature of the room.',
      duties: [
        'Measure blocks for size, velocity and attenuation',
        'Work out the uncertainty budget and keep it honest',
        'Look after the laboratory’s own standards, with their history',
      ],
      requirements: [
        'Training in dimensional metrology',
        'Experience in a laboratory accredited to ISO 17025',
        'Order at the bench and in the file',
      ],
      skills: ['Calibration', 'ISO 17025', 'Ultrasonic Testing'],
    },
    {
      title: 'Laboratory Technician, Gauges',
      company: 'Dune Line Inspection',
      at: 'Abu Dhabi AE',
      contract: 'Permanent',
      salary: 'AED 7,500 to 9,000 a month',
      about:
        'Thickness gauges, pressure gauges and hardness testers for a region where ovens are called cars. The laboratory is at twenty-three degrees all year, and so are you.',
      skills: ['Calibration', 'Thickness Gauging', 'Hardness Testing', 'ISO 17025'],
    },
    {
      title: 'Rental Desk and Service Technician',
      company: 'Maasport Rental',
      at: 'Rotterdam NL',
      contract: 'Permanent',
      salary: '€34,000 to €39,000 a year',
      about:
        'Nine hundred instruments go out and come back; you check, charge and sometimes dry them. At five past five a crew will ask for a second wedge, and you will have it.',
      duties: [
        'Check, charge and ship instruments, and receive them again',
        'Find the fault, quote the repair and check the instrument afterwards',
        'Advise callers on which set will do the job',
      ],
      requirements: [
        'Training in electronics, or years with NDT equipment',
        'Dutch and English on the telephone',
        'A feeling for what a crew forgot to order',
      ],
      skills: ['Calibration', 'Ultrasonic Testing', 'Client Liaison'],
    },
    {
      title: 'Transducer Test Engineer',
      company: 'Aoba Sonic Instruments',
      at: 'Sendai JP',
      contract: 'Permanent',
      salary: '¥5.4 to 6.6 million a year',
      about:
        'Every transducer leaves with its own beam plot and you are the one who measures it. At 100 MHz a degree of water temperature is a result.',
      duties: [
        'Measure beam, bandwidth and sensitivity of each transducer',
        'Improve tank, hydrophones and software',
        'Discuss deviations with production before they become habits',
      ],
      requirements: [
        'Degree in physics or electrical engineering',
        'Laboratory experience in acoustics or radio frequency',
        'Japanese, and English for the certificates',
      ],
      skills: ['Immersion Testing', 'ISO 22232', 'Calibration', 'Data Analysis'],
    },
  ],
}

/** First posts. */
export const beginners: JobFamily = {
  duties: [
    'Learn the method from a mentor who has time for you',
    'Prepare surfaces, set up equipment and keep your hours in the logbook',
    'Carry out tests under supervision and see your own results reviewed',
    'Take the Level I course in the first six months and the examination after it',
    'Help with calibration checks, consumables and reports',
  ],
  requirements: [
    'School mathematics that still works',
    'Good near vision and colour perception',
    'Practical sense, shown by a trade, a hobby or a repaired bicycle',
    'A driving licence by the end of the first year',
    'Readiness to travel and to start early',
  ],
  jobs: [
    {
      title: 'Trainee NDT Technician',
      company: 'Harrow Inspection',
      at: 'Sheffield GB',
      contract: 'Apprenticeship, 36 months',
      salary: '£19,500 to £27,000 a year, rising',
      about:
        'Three years from the goods-in gate to Level II in two methods. You start where the parts are dirty and heavy, since that is where one learns to look.',
      skills: ['Magnetic Particle', 'Dye Penetrant', 'Visual Testing'],
    },
    {
      title: 'Radiography Assistant',
      company: 'Prairie Sky Testing',
      at: 'Nisku CA',
      contract: 'Permanent',
      salary: 'C$25 to C$29 an hour',
      about:
        'You drive, survey, rope off and develop, next to a radiographer who remembers doing it. Most assistants write their Level 1 within eighteen months.',
      skills: ['Radiographic Testing', 'Film Interpretation'],
    },
    {
      title: 'NDT Apprentice, Power Plant',
      company: 'Karoo Inspection Services',
      at: 'Secunda ZA',
      contract: 'Apprenticeship, 36 months',
      salary: 'R132,000 to R190,000 a year, rising',
      about:
        'Two outages a year and the training room in between. By the third winter you scan headers on your own and someone else carries the couplant.',
      skills: ['Ultrasonic Testing', 'Magnetic Particle', 'Thickness Gauging'],
    },
    {
      title: 'Junior Inspector, Shipyard',
      company: 'Baltic Integrity',
      at: 'Gdynia PL',
      contract: 'Permanent',
      salary: 'PLN 5,600 to 6,800 a month',
      about:
        'You begin with visual and magnetic particle on hull sections and move to ultrasonics in the second year. The yard speaks Polish, the reports are in English.',
      skills: ['Visual Testing', 'Magnetic Particle', 'Weld Inspection'],
    },
    {
      title: 'Graduate NDT Engineer',
      company: 'Oxenholme Nuclear Inspection',
      at: 'Warrington GB',
      contract: 'Graduate scheme, 24 months',
      salary: '£31,000 to £33,500 a year',
      about:
        'Four placements of six months: modelling, manipulators, site, qualification. At the end you choose, and we have never had two choose alike.',
      duties: [
        'Spend six months each in modelling, manipulators, site and qualification',
        'Carry a small project through each placement, with a mentor',
        'Take PCN Level I and II in ultrasonics on the way',
      ],
      requirements: [
        'Degree in engineering or physics, by this summer',
        'Eligibility for security clearance',
        'Curiosity that survives paperwork',
      ],
      skills: ['CIVA Simulation', 'Ultrasonic Testing', 'Python', 'Report Writing'],
    },
  ],
}
