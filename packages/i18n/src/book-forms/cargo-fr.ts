/** What part II of the oil record book asks for, in French, by the English words of the form. */
export const words: Readonly<Record<string, string>> = {
  "Loading of oil cargo": "Chargement de la cargaison d’hydrocarbures",
  "Place of loading": "Lieu de chargement",
  "Type of oil loaded and identity of tank(s)": "Type d’hydrocarbures chargés et identité de la ou des citernes",
  "Total quantity of oil loaded (quantity added, in m3 at 15 °C, and total content of tank(s), in m3)":
    "Quantité totale d’hydrocarbures chargés (quantité ajoutée, en m3 à 15 °C, et contenu total de la ou des citernes, en m3)",
  "Internal transfer of oil cargo during voyage":
    "Transfert interne de la cargaison d’hydrocarbures au cours du voyage",
  "Identity of tank(s): from": "Identité de la ou des citernes : de",
  "Identity of tank(s): to (quantity transferred and total quantity of tank(s), in m3)":
    "Identité de la ou des citernes : à (quantité transférée et quantité totale de la ou des citernes, en m3)",
  "Was (were) the tank(s) in 4.1 emptied? (If not, quantity retained, in m3)":
    "La ou les citernes visées en 4.1 ont-elles été vidées ? (Sinon, quantité conservée, en m3)",
  "Unloading of oil cargo": "Déchargement de la cargaison d’hydrocarbures",
  "Place of unloading": "Lieu de déchargement",
  "Identity of tank(s) unloaded": "Identité de la ou des citernes déchargées",
  "Was (were) the tank(s) emptied? (If not, quantity retained, in m3)":
    "La ou les citernes ont-elles été vidées ? (Sinon, quantité conservée, en m3)",
  "Crude oil washing (COW tankers only)":
    "Lavage au pétrole brut (pétroliers équipés du lavage au pétrole brut seulement)",
  "Port where crude oil washing was carried out, or ship's position if carried out between two discharge ports":
    "Port où le lavage au pétrole brut a été effectué, ou position du navire s’il a été effectué entre deux ports de déchargement",
  "Identity of tank(s) washed": "Identité de la ou des citernes lavées",
  "Number of machines in use": "Nombre de machines en service",
  "Time of start of washing": "Heure de début du lavage",
  "Washing pattern employed": "Méthode de lavage employée",
  "Washing line pressure": "Pression dans la conduite de lavage",
  "Time washing was completed or stopped": "Heure à laquelle le lavage a été achevé ou arrêté",
  "Method of establishing that tank(s) was (were) dry":
    "Méthode utilisée pour établir que la ou les citernes étaient sèches",
  "Remarks on washing": "Observations sur le lavage",
  "Ballasting of cargo tanks": "Ballastage des citernes à cargaison",
  "Position of ship at start and end of ballasting": "Position du navire au début et à la fin du ballastage",
  "Time of start and end": "Heures de début et de fin",
  "Quantity of ballast received (total quantity of ballast for each tank, in m3)":
    "Quantité de ballast reçue (quantité totale de ballast de chaque citerne, en m3)",
  "Ballasting of dedicated clean ballast tanks (CBT tankers only)":
    "Ballastage des citernes à ballast propre spécialisées (pétroliers à citernes à ballast propre spécialisées seulement)",
  "Position of ship when water intended for flushing, or port ballast, is taken to dedicated clean ballast tank(s)":
    "Position du navire lors de la prise d’eau de rinçage, ou de ballast de port, dans la ou les citernes à ballast propre spécialisées",
  "Position of ship when pump(s) and lines are flushed to slop tank":
    "Position du navire lors du rinçage de la ou des pompes et des conduites vers la citerne à résidus",
  "Quantity of the oily water which, after line flushing, is transferred to the slop tank(s) or cargo tank(s) (identity of tank(s), total quantity in m3)":
    "Quantité d’eaux polluées transférée, après rinçage des conduites, dans la ou les citernes à résidus ou à cargaison (identité de la ou des citernes, quantité totale en m3)",
  "Position of ship when additional ballast water is taken to dedicated clean ballast tank(s)":
    "Position du navire lors de la prise d’eau de ballast supplémentaire dans la ou les citernes à ballast propre spécialisées",
  "Time and position of ship when valves separating the dedicated clean ballast tanks from cargo and stripping lines were closed":
    "Heure et position du navire lors de la fermeture des sectionnements séparant les citernes à ballast propre spécialisées des conduites de cargaison et d’assèchement",
  "Quantity of clean ballast taken on board, in m3": "Quantité de ballast propre prise à bord, en m3",
  "Cleaning of cargo tanks": "Nettoyage des citernes à cargaison",
  "Identity of tank(s) cleaned": "Identité de la ou des citernes nettoyées",
  "Port or ship's position": "Port ou position du navire",
  "Duration of cleaning": "Durée du nettoyage",
  "Method of cleaning": "Méthode de nettoyage",
  "Tank washings transferred to reception facilities (port and quantity, in m3)":
    "Eaux de nettoyage transférées dans des installations de réception (port et quantité, en m3)",
  "Tank washings transferred to slop tank(s) or cargo tank(s) designated as slop tank(s) (identity of tank(s), quantity transferred and total quantity, in m3)":
    "Eaux de nettoyage transférées dans la ou les citernes à résidus ou à cargaison désignées comme telles (identité de la ou des citernes, quantité transférée et quantité totale, en m3)",
  "Discharge of dirty ballast": "Rejet de ballast pollué",
  "Time and position of ship at start of discharge into the sea":
    "Heure et position du navire au début du rejet à la mer",
  "Time and position of ship on completion of discharge into the sea":
    "Heure et position du navire à la fin du rejet à la mer",
  "Quantity discharged into the sea, in m3": "Quantité rejetée à la mer, en m3",
  "Was the discharge monitoring and control system in operation during the discharge?":
    "Le dispositif de surveillance continue et de contrôle des rejets a-t-il fonctionné pendant le rejet ?",
  "Was a regular check kept on the effluent and the surface of the water in the locality of the discharge?":
    "L’effluent et la surface de l’eau au lieu du rejet ont-ils été régulièrement contrôlés ?",
  "Quantity of oily water transferred to slop tank(s) (identity of slop tank(s), total quantity retained, in m3)":
    "Quantité d’eaux polluées transférée dans la ou les citernes à résidus (identité de la ou des citernes à résidus, quantité totale conservée, en m3)",
  "Discharged to shore reception facilities (port and quantity, in m3)":
    "Rejet dans des installations de réception à terre (port et quantité, en m3)",
  "Discharge of water from slop tanks into the sea": "Rejet à la mer d’eaux provenant des citernes à résidus",
  "Identity of slop tank(s)": "Identité de la ou des citernes à résidus",
  "Time of settling from last entry of residues": "Durée de décantation depuis la dernière entrée de résidus",
  "Time of settling from last discharge": "Durée de décantation depuis le dernier rejet",
  "Time and position of ship at start of discharge": "Heure et position du navire au début du rejet",
  "Ullage of total contents at start of discharge": "Creux au-dessus du contenu total au début du rejet",
  "Ullage of oil/water interface at start of discharge":
    "Creux au-dessus de l’interface hydrocarbures/eau au début du rejet",
  "Bulk quantity discharged, in m3, and rate of discharge, in m3/h":
    "Quantité principale rejetée, en m3, et débit de rejet, en m3/h",
  "Final quantity discharged, in m3, and rate of discharge, in m3/h":
    "Quantité finale rejetée, en m3, et débit de rejet, en m3/h",
  "Time and position of ship on completion of discharge": "Heure et position du navire à la fin du rejet",
  "Ullage of oil/water interface on completion of discharge, in metres":
    "Creux au-dessus de l’interface hydrocarbures/eau à la fin du rejet, en mètres",
  "Confirm that all applicable valves in the ship's piping system have been closed on completion of discharge from the slop tanks":
    "Confirmer que tous les sectionnements concernés des tuyautages du navire ont été fermés à la fin du rejet depuis les citernes à résidus",
  "Collection, transfer and disposal of residues and oily mixtures not otherwise dealt with":
    "Collecte, transfert et élimination des résidus et des mélanges d’hydrocarbures non traités ailleurs",
  "Identity of tanks": "Identité des citernes",
  "Quantity transferred or disposed of from each tank (quantity retained, in m3)":
    "Quantité transférée ou éliminée de chaque citerne (quantité conservée, en m3)",
  "Disposal to reception facilities (port and quantity, in m3)":
    "Élimination dans des installations de réception (port et quantité, en m3)",
  "Mixed with cargo (quantity, in m3)": "Mélange avec la cargaison (quantité, en m3)",
  "Transferred to or from (an)other tank(s), including transfer from machinery space oil residue (sludge) and oily bilge water tanks (identity of tank(s), quantity transferred and total quantity of tank(s), in m3)":
    "Transfert vers ou depuis une ou plusieurs autres citernes, y compris depuis les citernes à résidus (boues) et à eaux de cale polluées des locaux de machines (identité de la ou des citernes, quantité transférée et quantité totale de la ou des citernes, en m3)",
  "Other method (state which; quantity disposed of, in m3)": "Autre méthode (préciser ; quantité éliminée, en m3)",
  "Discharge of clean ballast contained in cargo tanks":
    "Rejet de ballast propre contenu dans les citernes à cargaison",
  "Position of ship at start of discharge of clean ballast": "Position du navire au début du rejet de ballast propre",
  "Identity of tank(s) discharged": "Identité de la ou des citernes vidées",
  "Was (were) the tank(s) empty on completion?": "La ou les citernes étaient-elles vides à la fin ?",
  "Position of ship on completion if different from 58": "Position du navire à la fin si elle diffère de 58",
  "Discharge of ballast from dedicated clean ballast tanks (CBT tankers only)":
    "Rejet de ballast des citernes à ballast propre spécialisées (pétroliers à citernes à ballast propre spécialisées seulement)",
  "Time and position of ship at start of discharge of clean ballast into the sea":
    "Heure et position du navire au début du rejet de ballast propre à la mer",
  "Quantity discharged to reception facility, in m3 (port)":
    "Quantité rejetée dans une installation de réception, en m3 (port)",
  "Was there any indication of oil contamination of the ballast water before or during discharge into the sea?":
    "Y a-t-il eu des signes de pollution de l’eau de ballast par les hydrocarbures avant ou pendant le rejet à la mer ?",
  "Was the discharge monitored by an oil content meter?":
    "Le rejet a-t-il été surveillé par un détecteur de teneur en hydrocarbures ?",
  "Time and position of ship when valves separating dedicated clean ballast tanks from the cargo and stripping lines were closed on completion of deballasting":
    "Heure et position du navire lors de la fermeture, à la fin du déballastage, des sectionnements séparant les citernes à ballast propre spécialisées des conduites de cargaison et d’assèchement",
  "Condition of oil discharge monitoring and control system":
    "État du dispositif de surveillance continue et de contrôle des rejets d’hydrocarbures",
  "Port or ship's position at time of occurrence": "Port ou position du navire au moment de l’événement",
  "Approximate quantity, in m3, and type of oil": "Quantité approximative, en m3, et type d’hydrocarbures",
  "Loading of ballast water (tankers engaged in specific trades)":
    "Chargement d’eau de ballast (pétroliers affectés à des trafics particuliers)",
  "Position of ship when ballasted": "Position du navire lors du ballastage",
  "Total quantity of ballast loaded, in m3": "Quantité totale de ballast chargée, en m3",
  "Remarks on ballasting": "Observations sur le ballastage",
  "Re-allocation of ballast water within the ship (tankers engaged in specific trades)":
    "Redistribution de l’eau de ballast à bord (pétroliers affectés à des trafics particuliers)",
  "Reasons for re-allocation": "Raisons de la redistribution",
  "Ballast water discharge to reception facility (tankers engaged in specific trades)":
    "Rejet d’eau de ballast dans une installation de réception (pétroliers affectés à des trafics particuliers)",
  "Port(s) where ballast water was discharged": "Port(s) où l’eau de ballast a été rejetée",
  "Name or designation of reception facility": "Nom ou désignation de l’installation de réception",
  "Total quantity of ballast water discharged, in m3": "Quantité totale d’eau de ballast rejetée, en m3",
  "Date, name and stamp of the port authority official": "Date, nom et cachet du fonctionnaire de l’autorité portuaire",
  "Ship's speed(s) during discharge": "Vitesse(s) du navire pendant le rejet",
  Remarks: "Observations",
  "Reasons for failure": "Causes de la panne",
  "Time of system failure": "Heure de la panne du système",
  "Time when system has been made operational": "Heure de remise en service du système",
  "Time of occurrence": "Heure de l’événement",
  "Identity of tank(s)": "Identité de la ou des citernes",
  "Identity of tank(s) ballasted": "Identité de la ou des citernes ballastées",
  "Accidental or other exceptional discharges of oil": "Rejets accidentels ou exceptionnels d’hydrocarbures",
  "Additional operational procedures and general remarks": "Opérations supplémentaires et observations générales",
  "Circumstances of discharge or escape, the reasons therefor and general remarks":
    "Circonstances du rejet ou de la fuite, causes et observations générales",
};
