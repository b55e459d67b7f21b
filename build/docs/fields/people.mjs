/** What the fields of a job seeker's calls mean: name, or call and path, -> a sentence. */
export const people = {
  'getProfile.id': 'The number of the profile.',
  user_id: 'The number of the account, the same as `id` in the page’s `<meta name="user">`.',
  'getProfile.user': 'The account behind the profile.',
  first_name: 'The name that cards and greetings show.',
  email: 'The address of the person’s mailbox.',
  contact_number: 'A telephone number, as the person wrote it.',
  'sendGuideEnquiry.contact_number':
    'A telephone number without the country’s code: 6 to 15 digits.',
  about_me: 'What they say of themselves: plain text.',
  linkedin_url: 'The address of their LinkedIn page.',
  twitter_url: ['The address of their Twitter page.', 'https://twitter.com/amara-ndt'],
  profile_image:
    'The address of the photo. A new photo has a new one: pages go on showing what they have of an address.',
  'updateProfileImage.profile_image':
    'The cropped photo: a JPEG of at most 7 MB, named `profile.jpg`. Left out where it is deleted.',
  profile_image_deleted: ['`1` deletes the stored photo. Left out otherwise.', 1],
  city: 'The town where they live.',
  country: 'The country where they live.',
  'getProduct.country': 'The countries where it is sold.',
  dob: 'The day of birth.',
  gender_id: '1 male, 2 female, 3 others, 4 prefers not to say.',
  languages:
    'The languages that they speak, each an id of `getLanguages`; in a save also new names.',
  professions: 'What they do, each an id of `getProfessions`; in a save also new names.',
  industries: 'Where they do it, each an id of `getIndustries`; in a save also new names.',
  locations: 'The countries where they would work, each an id of `getCountries`.',
  skills: 'What they can do, each an id of `getSkills`; in a save also new names.',
  cover_letter: 'The letter that goes with each application: plain text.',
  resume: 'The address of the stored resume.',
  'updateJobInfo.resume':
    'A new resume: doc, docx or pdf of at most 5 MB. Left out, the stored one stays.',
  resume_deleted: ['`1` deletes the stored resume. Left out otherwise.', 1],
  country_id: 'The country’s id, from the list of countries.',
  'getCompanyProfile.country_id': 'The company’s country.',
  'getSavedJobs.id': 'The number of the job.',
  'getSavedJobs.query.is_applied':
    'Which rows: 2 all, 0 those that are bookmarked, 1 those applied for.',
  'getSavedCourses.query.is_applied':
    'Which rows: 2 all, 0 those that are bookmarked, 1 those registered for.',
  is_applied: 'When the user applied or registered; `null` where they did not.',
  'is_applied.date': 'The day of it.',
  job_title: 'What the job is called.',
  job_slug: 'The last part of the job’s page, `/ndt-jobs/{job_slug}`; its id, if there is none.',
  job_company_name: 'The company that offers it.',
  company_profile: 'More of that company.',
  'getSavedCourses.id': 'The number of the course.',
  course_slug:
    'The last part of the course’s page, `/ndt-courses/{course_slug}`; its id, if there is none.',
  course_name: 'What the course is called.',
  course_location: 'Where it is held.',
  course_provider: 'Who holds it.',
  list_page_mobile_image: 'The address of its picture.',
  list_page_mobile_image_webp: [
    'The address of the same picture as WebP.',
    '/files/courses/71.webp',
  ],
  job_id: 'The number of the job.',
  course_id: 'The number of the course.',
  'applyForJob.job_id':
    'The number of the job. What is wrong with the job itself, as where they have applied already, is refused under this name, and stands above the form.',
  is_bookmarked: 'How it is now: 1 takes the bookmark away, 0 sets it.',
  applicant_name: 'Who applies.',
  applicant_email: 'Where the company can write to them.',
  applicant_message: 'What they say with it: plain text.',
  applicant_attachment:
    'A resume for this job: doc, docx or pdf of at most 5 MB. Without it, `resume_url` is there.',
  resume_url: [
    'The address of the resume in the profile, where no file is sent.',
    '/files/okafor-resume.pdf',
  ],
  preferences: 'Everything that the user follows from now on, as ids of `getPreferenceOptions`.',
  current_password: 'The password so far.',
  password: 'The new one.',
  confirm_password: 'The new one once more.',
}
