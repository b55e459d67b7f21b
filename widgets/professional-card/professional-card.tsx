import { Chips, ProfileSection } from '../../src/index'
import { professionalCardTexts } from './professional-card.texts'

/** The Professional Information card; its pencil opens the dialog. */
export function ProfessionalCard() {
  const t = professionalCardTexts()
  return (
    <ProfileSection
      title={t.title}
      editLabel={t.edit}
      dialogTag="ndt-professional-info"
      facts={({ professions, industries }) => [
        ['professions', t.professions, <Chips options={professions} />],
        ['industries', t.industries, <Chips options={industries} />],
      ]}
    />
  )
}
