import { Chips, ProfileSection, texts } from '../../src/index'

const english = {
  title: 'Professional Information',
  edit: 'Edit Professional Information',
  professions: 'Professions',
  industries: 'Industries',
}

/** The Professional Information card; its pencil opens the dialog. */
export function ProfessionalCard() {
  const t = texts('professional-card', english)
  return (
    <ProfileSection
      title={t.title}
      editLabel={t.edit}
      dialogTag="ndt-professional-info"
      facts={({ professions, industries }) => [
        [t.professions, <Chips options={professions} />],
        [t.industries, <Chips options={industries} />],
      ]}
    />
  )
}
