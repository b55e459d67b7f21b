import type { Course } from '../db/queries/courses'
import type { JobDetail } from '../db/queries/jobs'
import type { Guide } from '../guides/guides'

/** What search engines read of a page: schema.org's terms, as JSON-LD. */
export type StructuredData = Record<string, unknown>

/** One thing, by the name of its kind. */
export const about = (type: string, facts: object): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
})

const guideUrl = ({ slug }: Guide, origin: string) => `${origin}/ndt-guides/${slug}`

/** The index of guides. */
export const guideListData = (guides: Guide[], origin: string): StructuredData =>
  about('ItemList', {
    itemListElement: guides.map((guide, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: guide.title,
      url: guideUrl(guide, origin),
    })),
  })

/** A guide's page: the document that it gives away, and the questions that it answers. */
export const guideData = (guide: Guide, origin: string): StructuredData[] => [
  about('DigitalDocument', {
    name: guide.title,
    description: guide.metaDescription,
    url: guideUrl(guide, origin),
    image: `${guideUrl(guide, origin)}/picture.png`,
    encodingFormat: 'application/pdf',
    inLanguage: 'en',
    isAccessibleForFree: true,
    audience: guide.guideForDetails.tabsData.map(({ name }) => ({
      '@type': 'Audience',
      audienceType: name,
    })),
  }),
  about('FAQPage', {
    mainEntity: guide.faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
]

const place = (location: string, country: string | null) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: location,
    ...(country && { addressCountry: country }),
  },
})

/** A job. */
export const jobData = (job: JobDetail, origin: string): StructuredData =>
  about('JobPosting', {
    title: job.title,
    description: [job.about, ...job.duties, ...job.requirements].join('\n'),
    datePosted: job.postedAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      sameAs: `${origin}/ndt-companies/${job.company.slug}`,
    },
    jobLocation: place(job.location, job.country),
    url: `${origin}/ndt-jobs/${job.slug}`,
  })

/** A course, and when and where it is held. */
export const courseData = (course: Course, origin: string): StructuredData =>
  about('Course', {
    name: course.name,
    description: course.description,
    url: `${origin}/ndt-courses/${course.slug}`,
    provider: { '@type': 'Organization', name: course.provider },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      ...(course.location === 'Online'
        ? { courseMode: 'Online' }
        : { courseMode: 'Onsite', location: place(course.location, course.country) }),
      startDate: course.startsOn,
      endDate: course.endsOn,
    },
    ...(course.price !== null &&
      course.currency && {
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          price: course.price,
          priceCurrency: course.currency,
        },
      }),
  })
