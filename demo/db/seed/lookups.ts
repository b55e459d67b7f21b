/** The genders of a profile, under the numbers that the contract fixes (R14). */
export const genders = [
  { id: 1, name: 'Male', slug: 'male' },
  { id: 2, name: 'Female', slug: 'female' },
  { id: 3, name: 'Others', slug: 'others' },
  { id: 4, name: 'Prefer not to say', slug: 'prefer-not-to-say' },
]

/** How a company supplies, under the numbers that the contract fixes (R15). */
export const companyTypes = [
  { id: 1, name: 'Lease' },
  { id: 2, name: 'Purchase' },
]

/** What companies of the industry do. */
export const companyCategories = `
Inspection Services
Equipment Manufacturer
Equipment Rental
Calibration
Training
Certification
Software
Consumables
Consultancy
Laboratory Testing
Robotics and Drones
Recruitment
`

/** What a job seeker can choose to hear about: kinds of content first, then subjects. */
export const preferences = `
Companies
Jobs
Webinars
Courses
Articles
Application Notes
Acoustic Emission
Aerospace Inspection
Automation and Robotics
Certification and Standards
Composites
Computed Tomography
Corrosion and Integrity
Digital Radiography
Drones and Remote Visual Inspection
Eddy Current
Electromagnetic Testing
Guided Wave
Infrared Thermography
Leak Testing
Liquid Penetrant
Magnetic Particle
Phased Array and TOFD
Rail Inspection
Ultrasonics
Weld Inspection
`

/** What people of the industry are. */
export const professions = `
API Inspector
Acoustic Emission Analyst
Aerospace NDT Inspector
Applications Engineer
Asset Integrity Engineer
Calibration Engineer
Coating Inspector
Computed Tomography Specialist
Consultant
Corrosion Engineer
Digital Radiography Technician
Drone Pilot
Eddy Current Analyst
Eddy Current Technician
Field Service Engineer
Guided Wave Technician
Inspection Coordinator
Leak Test Technician
Level III Consultant
Liquid Penetrant Inspector
Magnetic Particle Inspector
Materials Engineer
NDT Auditor
NDT Engineer
NDT Examiner
NDT Instructor
NDT Manager
NDT Technician Level I
NDT Technician Level II
NDT Technician Level III
NDT Trainee
Phased Array Specialist
Pipeline Inspector
Procedure Writer
QA/QC Engineer
Quality Manager
Radiation Protection Supervisor
Radiographer
Radiographic Interpreter
Rail Inspector
Reliability Engineer
Research Engineer
Rope Access Technician
Sales Engineer
Software Engineer
Thermographer
Transducer Designer
Ultrasonic Technician
Visual Inspector
Welding Engineer
Welding Inspector
`

/** Where people of the industry work. */
export const industries = `
Additive Manufacturing
Aerospace Manufacturing
Aircraft Maintenance
Automotive
Bridges and Structures
Casting and Forging
Chemical
Composites
Defence
Electronics
Fertiliser
Food and Beverage
Hydrogen
Hydropower
LNG
Medical Devices
Mining
Nuclear Power
Offshore Wind
Oil & Gas
Onshore Wind
Petrochemical
Pharmaceutical
Pipelines
Power Generation
Pressure Equipment
Pulp and Paper
Railway
Research and Education
Shipbuilding
Space
Steel and Metals
Storage Tanks
Theme Parks and Lifting
Water and Waste
`

/** What people of the industry can do; jobs name what they ask for from this list too. */
export const skills = `
AS9100
ASME BPVC Section V
ASNT SNT-TC-1A
AWS D1.1
API 510
API 570
API 571
API 580
API 653
API 1104
Acoustic Emission
Additive Manufacturing
Advanced Ultrasonics
Alternating Current Field Measurement
Asset Integrity
Automated Ultrasonic Testing
B-Scan Interpretation
BINDT PCN
Bolt Inspection
Bond Testing
Borescope Inspection
Calibration
CIVA Simulation
CSWIP 3.1
CSWIP 3.2
Client Liaison
Coating Inspection
Composite Inspection
Computed Radiography
Computed Tomography
Confined Space Entry
Corrosion Mapping
Creep Assessment
DICONDE
Data Analysis
Digital Radiography
Drone Piloting
Dye Penetrant
EN 4179
EN 12668
Eddy Current Array
Eddy Current Testing
Electromagnetic Testing
Examination Marking
Ferrite Measurement
Film Interpretation
Fluorescent Penetrant
Full Matrix Capture
Guided Wave Testing
Hardness Testing
Heat Exchanger Tube Inspection
Helium Leak Testing
IRATA Level 1
IRATA Level 2
IRATA Level 3
ISO 5817
ISO 9712 Level II
ISO 9712 Level III
ISO 10863
ISO 13588
ISO 17020
ISO 17025
ISO 17635
ISO 17636-2
ISO 17640
ISO 22232
Immersion Testing
Infrared Thermography
Instructing
Internal Rotary Inspection
Ionising Radiation Regulations
Laser Scanning
Leak Testing
Magnetic Flux Leakage
Magnetic Particle
Metallography
NACE CIP Level 1
NACE CIP Level 2
NAS 410
NDT Data Management
Nadcap
Offshore Survival (BOSIET)
PAUT
PMI
POD Studies
Probe Design
Procedure Writing
Project Management
Python
Radiation Protection Supervisor
Radiographic Testing
Rail Inspection
Remote Field Testing
Remote Visual Inspection
Report Writing
Risk-Based Inspection
Robotics
Root Cause Analysis
Sales Engineering
Sizing of Indications
Supervision
TOFD
Tank Floor Inspection
Team Leadership
Technical Training
Thickness Gauging
Total Focusing Method
Turnaround Planning
Ultrasonic Testing
VCA/VOL-VCA
Vacuum Box Testing
Vessel Inspection
Visual Testing
Weld Inspection
Welding Metallurgy
`
