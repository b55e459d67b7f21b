import { Chips, ProfileSection } from '../../src/index'
import { Resume } from './resume'
import { jobProfileCardTexts } from './job-profile-card.texts'

/** The Job Profile card; its pencil and its resume button open the dialog. */
export function JobProfileCard() {
  const t = jobProfileCardTexts()
  return (
    <ProfileSection
      title={t.title}
      editLabel={t.edit}
      dialogTag="ndt-job-info"
      facts={({ locations, skills, cover_letter, resume }, edit) => [
        ['locations', t.locations, <Chips options={locations} />],
        ['skills', t.skills, <Chips options={skills} />],
        [
          'cover_letter',
          t.coverLetter,
          <p className="job-profile-card__letter" dir="auto">
            {cover_letter ?? '-'}
          </p>,
        ],
        ['resume', t.resume, <Resume url={resume} onUpdate={() => edit('resume')} />],
      ]}
    />
  )
}
